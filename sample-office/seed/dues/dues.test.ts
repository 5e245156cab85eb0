import { describe, expect, it } from 'vitest';
import { checkRule } from '../../../engine';
import { sumGrosze } from '../../../portal';
import { totalOf } from '../../../server/dues/owed-parts';
import { dueTaxes } from '../../../server/resources/taxes/decision-letter';
import { partyId, type SamplePartyName } from '../parties/sample-parties';
import { makePermits } from '../permits/seed-permits';
import { localFees } from '../registers/local-fees';
import { makeAssessments } from '../taxes/seed-assessments';
import { interestOf, prolongationOf } from './interest';
import { makeDues } from './make-dues';
import { groszeOf, zloty } from './sample-dues';

const made = makeDues(1);
const instalmentsOf = (symbol: string) => {
  const card = made.cards.find((row) => row.symbol === symbol);
  return made.instalments.filter(({ cardId }) => cardId === card?.id);
};
const partsOf = (instalmentId: number) => made.parts.filter((part) => part.instalmentId === instalmentId);
const principalOf = (symbol: string) => sumGrosze(instalmentsOf(symbol).flatMap(({ id }) => partsOf(id).map(({ principal }) => principal)));
const bookedOf = (partId: number) => sumGrosze(made.lines.filter((line) => line.partId === partId).map(totalOf));
const cardsOf = (name: SamplePartyName) => {
  const own = new Set(made.holders.filter((holder) => holder.partyId === partyId(name)).map(({ cardId }) => cardId));
  return made.cards.filter(({ id }) => own.has(id));
};

describe('the sample dues', () => {
  it('are the same each time', () => {
    expect(makeDues(1)).toEqual(made);
    const few = makeDues(0.05);
    expect(few.cards).toEqual(made.cards);
    expect(few.instalments).toEqual([...made.instalments.slice(0, -5_000), ...few.instalments.slice(-250)]);
  });

  it('ask for exactly the tax that was assessed, for every decision of their years', () => {
    const { assessments, items } = makeAssessments();
    let compared = 0;
    for (const { id, card, year, decisionNumber } of assessments) {
      if (!made.cards.some(({ symbol }) => symbol === `${card}/${year}`) || decisionNumber == null) continue;
      const assessed = dueTaxes(items.filter(({ assessmentId }) => assessmentId === id)).reduce((sum, [, tax]) => sum + tax, 0);
      expect(principalOf(`${card}/${year}`), `${card}/${year}`).toBe(zloty(assessed));
      compared += 1;
    }
    expect(compared).toBe(13);
  });

  it('ask for the local fees and the fees for permits as their own screens show them', () => {
    for (const { fee, instalments } of localFees()) {
      const ofYear = instalments.filter(({ year }) => year === 2026).map(({ gross }) => groszeOf(gross));
      if (ofYear.length > 0) expect(principalOf(`${fee.card}/2026`), fee.card).toBe(sumGrosze(ofYear));
    }
    const { permits, fees } = makePermits();
    for (const { permitId, year, due, surcharge1, surcharge2, surcharge3, declarationSurcharge } of fees) {
      const all = [due, surcharge1 ?? 0, surcharge2 ?? 0, surcharge3 ?? 0, declarationSurcharge ?? 0].map(groszeOf);
      expect(principalOf(`${permits.find(({ id }) => id === permitId)?.number}/${year}`)).toBe(sumGrosze(all));
    }
  });

  it('never book more for a part than it was charged, of anything that it is made of', () => {
    const parts = new Map(made.parts.map((part) => [part.id, part]));
    const left = new Map(made.parts.map(({ id, ...part }) => [id, { ...part }]));
    for (const line of made.lines) {
      const part = left.get(line.partId);
      expect(part, String(line.partId)).toBeDefined();
      if (!part) continue;
      part.principal -= line.principal;
      part.costs -= line.costs;
      part.interest -= line.interest;
      part.prolongation -= line.prolongation;
    }
    const overbooked = [...left].filter(([, part]) =>
      [part.principal, part.costs, part.interest, part.prolongation].some((rest) => rest < 0n),
    );
    expect(overbooked).toEqual([]);
    expect(parts.size).toBe(made.parts.length);
  });

  it('explain every mark of an instalment by what was done about its card', () => {
    const kinds = { reminder: 'reminded', summons: 'summoned', title: 'enforced', deferral: 'deferred', plan: 'inPlan' } as const;
    for (const [kind, mark] of Object.entries(kinds) as [keyof typeof kinds, (typeof kinds)[keyof typeof kinds]][]) {
      const marked = new Set(made.instalments.filter((row) => row[mark]).map(({ cardId }) => cardId));
      const done = new Set(made.collection.filter((row) => row.kind === kind).map(({ cardId }) => cardId));
      expect(marked.size, kind).toBeGreaterThan(0);
      expect(marked, kind).toEqual(done);
    }
  });

  it('have dues that are paid, partly paid, late and not due yet, and one card of 5 000 instalments', () => {
    const state = made.parts.map((part) => ({ charged: totalOf(part), booked: bookedOf(part.id) }));
    expect(state.some(({ charged, booked }) => booked === charged)).toBe(true);
    expect(state.some(({ charged, booked }) => booked > 0n && booked < charged)).toBe(true);
    const days = made.instalments.map(({ dueOn }) => dueOn ?? '');
    expect(days.some((day) => day > '2027-01-01')).toBe(true);
    expect(instalmentsOf('PSZ/00012')).toHaveLength(5_000);
    expect(instalmentsOf('SC/00012/2026')).toHaveLength(240);
  });

  it('are of every kind, on cards with an account of their own', () => {
    expect(new Set(made.cards.map(({ kind }) => kind)).size).toBe(8);
    expect(new Set(made.cards.map(({ symbol }) => symbol)).size).toBe(made.cards.length);
    for (const { bankAccount } of made.cards)
      expect(checkRule('account-number', bankAccount ?? '', null, { today: '2026-09-30', taxNumber: 'ten-digits' })).toBe(true);
  });

  it('are shared by wife and husband, and nobody else shares a card', () => {
    const shared = cardsOf('husband').map(({ symbol }) => symbol);
    expect(shared).toEqual(['P/00231/2025', 'P/00231/2026', 'GO/00231/2025', 'GO/00231/2026', 'W/00123/2026']);
    const wife = cardsOf('wife').map(({ symbol }) => symbol);
    expect(wife).toEqual(expect.arrayContaining(shared));
    const holdings = (['farmer', 'pensioner', 'shop', 'company'] as const).flatMap((name) => cardsOf(name).map(({ id }) => id));
    expect(new Set(holdings).size).toBe(holdings.length);
  });

  it('have nothing about the newcomer and the association, and the pensioner owes nothing', () => {
    expect(cardsOf('newcomer')).toEqual([]);
    expect(cardsOf('association')).toEqual([]);
    const pensioner = cardsOf('pensioner');
    expect(pensioner.map(({ symbol }) => symbol)).toEqual(['P/00514/2025', 'P/00514/2026', 'GO/00514/2025', 'GO/00514/2026']);
    for (const { symbol } of pensioner)
      for (const { id } of instalmentsOf(symbol)) for (const part of partsOf(id)) expect(bookedOf(part.id), symbol).toBe(totalOf(part));
  });
});

describe('interest', () => {
  it('of taxes is whole złoty and left out when it is small; of contracts it is exact', () => {
    expect(interestOf(1_000_00n, '2026-01-01', '2026-12-31', 'tax')).toBe(130_00n);
    expect(interestOf(100_00n, '2026-09-01', '2026-09-30', 'tax')).toBe(0n);
    expect(interestOf(100_00n, '2026-09-01', '2026-09-30', 'contract')).toBe(79n);
    expect(interestOf(100_00n, '2026-09-30', '2026-09-01', 'contract')).toBe(0n);
    expect(prolongationOf([600_00n, 400_00n], '2026-01-01', '2026-12-31')).toBe(65_00n);
  });
});
