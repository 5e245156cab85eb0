import { type Grosze, sumGrosze } from '../../../portal';
import { dueTaxes } from '../../../server/resources/taxes';
import { sampleCards } from '../taxes/cards';
import { makeAssessments } from '../taxes/seed-assessments';
import { prolongationOf } from './interest';
import { alone, type SampleDues, type SampleHolder, type SampleInstalment, type SampleStep, splitZloty } from './sample-dues';

interface Story {
  /** Postponed due dates, for tax that the office allowed to be paid later. */
  readonly allowed?: readonly string[];
  /** Day of payment of each instalment; instalments without one are not paid. */
  readonly paid: readonly string[];
  readonly partly?: { readonly place: number; readonly on: string; readonly amount: Grosze };
  readonly steps?: readonly SampleStep[];
}

const taxNames = { property: 'Podatek od nieruchomości', agricultural: 'Podatek rolny', forest: 'Podatek leśny' } as const;
const quarters = ['03-15', '05-15', '09-15', '11-15'] as const;
const months = ['01-31', ...Array.from({ length: 11 }, (_, index) => `${String(index + 2).padStart(2, '0')}-15`)];
const married: readonly SampleHolder[] = (['wife', 'husband'] as const).map((who) => ({
  who,
  share: '1/1',
  possession: 'współwłasność łączna małżeńska',
}));

const holders: Readonly<Record<string, readonly SampleHolder[]>> = {
  'P/00231': married,
  'P/00514': alone('pensioner'),
  'R/00045': alone('farmer'),
  // His sister has no account and is known only by name.
  'N/00077': [
    { who: 'farmer', share: '3/4', possession: 'współwłasność' },
    { who: { name: 'Maria Wzorcowa-Leśna', address: 'ul. Polna 3, Wólka Leśna' }, share: '1/4', possession: 'współwłasność' },
  ],
  'N/00012': alone('company'),
};

const onTime = (year: number, days: readonly string[]) => days.map((day) => `${year}-${day}`);
const allPaid = (year: number): Story => ({ paid: onTime(year, ['03-12', '05-14', '09-11', '11-13']) });

// What happened to the tax of a card in a year. Cards of earlier years are paid.
const stories: Readonly<Record<string, Story>> = {
  'P/00231/2026': {
    paid: onTime(2026, ['03-12', '05-14']),
    steps: [{ on: '2026-09-28', kind: 'reminder', description: 'Upomnienie nr 231/2026', of: [2] }],
  },
  'R/00045/2025': {
    paid: onTime(2025, ['03-14', '05-15', '09-15']),
    steps: [
      { on: '2026-01-12', kind: 'reminder', description: 'Upomnienie nr 12/2026', of: [3] },
      { on: '2026-03-02', kind: 'title', description: 'Tytuł wykonawczy nr SM/45/2026', of: [3] },
    ],
  },
  'R/00045/2026': {
    paid: onTime(2026, ['03-13']),
    partly: { place: 1, on: '2026-05-29', amount: 50_00n },
    steps: [
      { on: '2026-06-22', kind: 'reminder', description: 'Upomnienie nr 160/2026', of: [1] },
      { on: '2026-09-28', kind: 'reminder', description: 'Upomnienie nr 236/2026', of: [2] },
    ],
  },
  'N/00077/2026': {
    allowed: ['2026-10-31', '2027-02-28', '2027-06-30', '2027-10-31'],
    paid: [],
    steps: [{ on: '2026-03-10', kind: 'plan', description: 'Decyzja FN.3150.7.2026 o\u00a0rozłożeniu na raty', of: [0, 1, 2, 3] }],
  },
  'N/00012/2026': {
    paid: onTime(2026, ['01-29', '02-13', '03-13', '04-15', '05-14', '06-15', '07-15']),
    steps: [{ on: '2026-09-07', kind: 'reminder', description: 'Upomnienie nr 211/2026', of: [7] }],
  },
};

/** Dues from the assessed taxes: the amount of the decision, with a part for each tax. Changes without a decision are not due yet. */
export function taxDues(): readonly SampleDues[] {
  const { assessments, items } = makeAssessments();
  return assessments.flatMap(({ id, card, year, decisionNumber }) => {
    const sample = sampleCards.find(({ number }) => number === card);
    const earliest = sample?.declared ? 2022 : 2025;
    if (decisionNumber == null || year < earliest || !sample) return [];
    const symbol = `${card}/${year}`;
    const story = stories[symbol] ?? (sample.declared ? { paid: onTime(year, months) } : allPaid(year));
    const taxes = dueTaxes(items.filter(({ assessmentId }) => assessmentId === id));
    const usual = sample.declared ? months : quarters;
    return [
      {
        year,
        kind: 'PODATKI_GMINNE' as const,
        symbol,
        holders: holders[card] ?? [],
        instalments: instalmentsOf(taxes, onTime(year, usual), story),
        steps: story.steps ?? [],
        interest: 'tax' as const,
      },
    ];
  });
}

function instalmentsOf(taxes: ReturnType<typeof dueTaxes>, usual: readonly string[], story: Story): readonly SampleInstalment[] {
  const total = taxes.reduce((sum, [, amount]) => sum + amount, 0);
  // By law, tax of up to 100 zł is paid at once, with the first instalment.
  const days = story.allowed ?? (total <= 100 ? usual.slice(0, 1) : usual);
  const shares = taxes.map(([tax, amount]) => ({ kind: taxNames[tax], amounts: splitZloty(amount, days.length) }));
  return days.map((dueOn, place) => {
    const parts = shares.map(({ kind, amounts }) => ({ kind, principal: amounts[place] ?? 0n }));
    const paidOn = story.paid[place];
    const { partly } = story;
    return {
      dueOn,
      number: place + 1,
      parts,
      ...(story.allowed && {
        prolongation: prolongationOf([sumGrosze(parts.map(({ principal }) => principal))], usual[place] ?? dueOn, dueOn),
      }),
      ...(paidOn !== undefined && { paidOn }),
      ...(partly?.place === place && { partly: { on: partly.on, amount: partly.amount } }),
    };
  });
}
