import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { partyId, type SamplePartyName, sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { archivedPrint, taxAssessment, taxCardHolder, taxItem } from '../../server/database/tax-tables';
import { dueTaxes } from '../../server/resources/taxes/decision-letter';
import { readPdf } from '../read-pdf';
import { officeOfFile } from './office-of-file';
import { partyCaller } from './party-caller';

const office = await officeOfFile();
const { ask, answer } = partyCaller(office);

interface Assessed {
  readonly nrKarty: string;
  readonly rokPodatkowy: number;
  readonly dataWymiaru: string | null;
  readonly nrDecyzji: string | null;
  readonly podatekRolny: number | null;
  readonly podatekLesny: number | null;
  readonly podatekOdNieruchomosci: number | null;
  readonly podatekRazem: number;
  readonly idArchiwumDruku: number | null;
}

interface Assessment {
  readonly pozycjeWymiaruPodatku: readonly Assessed[];
  readonly podatekRolnySuma: number;
  readonly podatekLesnySuma: number;
  readonly podatekOdNieruchomosciSuma: number;
  readonly podatekSuma: number;
}

const years = async (party: SamplePartyName) =>
  (await answer<{ lataPodatkowe: readonly number[] }>(party, '/podatki/dajLataPodatkowe')).lataPodatkowe;
const assessment = (party: SamplePartyName, ofYears: string) =>
  answer<Assessment>(party, `/podatki/dajWymiarPodatku?lataPodatkowe=${ofYears}`);

describe('the tax assessment', () => {
  it('has years for those who hold a card and none for the others [TAX-02]', async () => {
    expect(await years('farmer')).toEqual([2026, 2025, 2024, 2023, 2022]);
    for (const party of ['newcomer', 'association', 'shop'] as const) expect(await years(party)).toEqual([]);
  });

  it('sends the rows of the asked years with totals that are their sums [TAX-04]', async () => {
    const { pozycjeWymiaruPodatku: rows, ...sums } = await assessment('farmer', '2026,2024');
    expect([...new Set(rows.map(({ rokPodatkowy }) => rokPodatkowy))]).toEqual([2026, 2024]);
    const sum = (field: 'podatekRolny' | 'podatekLesny' | 'podatekOdNieruchomosci' | 'podatekRazem') =>
      rows.reduce((total, row) => total + (row[field] ?? 0), 0);
    expect(sums).toEqual({
      podatekRolnySuma: sum('podatekRolny'),
      podatekLesnySuma: sum('podatekLesny'),
      podatekOdNieruchomosciSuma: sum('podatekOdNieruchomosci'),
      podatekSuma: sum('podatekRazem'),
    });
    for (const row of rows)
      expect(row.podatekRazem).toBe((row.podatekRolny ?? 0) + (row.podatekLesny ?? 0) + (row.podatekOdNieruchomosci ?? 0));
  });

  it('rounds each tax of a card to whole złoty, from areas times rates', async () => {
    const rows = (await assessment('company', '2026')).pozycjeWymiaruPodatku;
    // 6480.75 m² × 28.00 + 18250 m² × 1.18 + 2 384 500 zł × 2 %
    expect(rows.map(({ podatekOdNieruchomosci }) => podatekOdNieruchomosci)).toEqual([
      Math.round(6480.75 * 28 + 18_250 * 1.18 + 2_384_500 * 0.02),
    ]);
    const items = await office.database.select().from(taxItem);
    for (const { base, rate, amount } of items) expect(Math.abs(base * rate - amount)).toBeLessThanOrEqual(0.005 + 1e-6);
    const assessments = await office.database.select().from(taxAssessment);
    const holders = await office.database
      .select()
      .from(taxCardHolder)
      .where(eq(taxCardHolder.partyId, partyId('farmer')));
    const { pozycjeWymiaruPodatku } = await assessment('farmer', '2022,2023,2024,2025,2026');
    const own = assessments.filter(({ card }) => holders.some((holder) => holder.card === card));
    expect(pozycjeWymiaruPodatku).toHaveLength(own.length);
    for (const { id, card, year, assessedOn } of own) {
      const due = Object.fromEntries(dueTaxes(items.filter(({ assessmentId }) => assessmentId === id)));
      const row = pozycjeWymiaruPodatku.find(
        (found) => found.nrKarty === card && found.rokPodatkowy === year && found.dataWymiaru === assessedOn,
      );
      expect([row?.podatekOdNieruchomosci, row?.podatekRolny, row?.podatekLesny]).toEqual([
        due.property ?? null,
        due.agricultural ?? null,
        due.forest ?? null,
      ]);
    }
  });

  it('is the same for both spouses who hold one card', async () => {
    const [wife, husband] = [await assessment('wife', '2025'), await assessment('husband', '2025')];
    expect(wife).toEqual(husband);
    expect(wife.pozycjeWymiaruPodatku.map(({ nrKarty }) => nrKarty)).toEqual(['P/00231']);
  });

  it.each(['', '?lataPodatkowe=', '?lataPodatkowe=26', '?lataPodatkowe=2026,', `?lataPodatkowe=${Array(101).fill(2026).join()}`])(
    'refuses %j as years',
    async (query) => {
      expect((await ask('farmer', `/podatki/dajWymiarPodatku${query}`)).status).toBe(400);
    },
  );
});

describe('the file of a decision', () => {
  const decisions = async (party: SamplePartyName) => {
    const rows = (await assessment(party, '2022,2023,2024,2025,2026')).pozycjeWymiaruPodatku;
    return rows.flatMap(({ idArchiwumDruku }) => (idArchiwumDruku === null ? [] : [idArchiwumDruku]));
  };

  it('is had by the number of its print, as decyzja.pdf, and is the same ever after [TAX-05, PDF-06]', async () => {
    const [id] = await decisions('wife');
    const first = await ask('wife', `/podatki/dajDecyzje/pdf?idArchiwumDruku=${id}`);
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('filename="decyzja.pdf"'),
    });
    const { tables, count } = readPdf(first.bytes);
    expect(count('Table')).toBe(2);
    const [, due] = tables;
    const { podatekRazem } = (await assessment('wife', '2026,2025,2024,2023')).pozycjeWymiaruPodatku[0] ?? { podatekRazem: 0 };
    expect(due?.foot.flat().map((cell) => cell.replaceAll('\u00a0', ' '))).toEqual(['Razem', `${podatekRazem},00`]);
    const again = await ask('husband', `/podatki/dajDecyzje/pdf?idArchiwumDruku=${id}`);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(
      await office.database
        .select({ id: archivedPrint.id })
        .from(archivedPrint)
        .where(eq(archivedPrint.id, id ?? 0)),
    ).toHaveLength(1);
  });

  it('is one and the same for two who ask for it at the same time', async () => {
    const id = (await decisions('pensioner')).at(-1);
    const both = await Promise.all([1, 2].map(() => ask('pensioner', `/podatki/dajDecyzje/pdf?idArchiwumDruku=${id}`)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.bytes.equals(both[1]?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  it('of somebody else is answered exactly like one that is not there', async () => {
    const [foreign] = await decisions('farmer');
    const refused = await ask('wife', `/podatki/dajDecyzje/pdf?idArchiwumDruku=${foreign}`);
    const unknown = await ask('wife', '/podatki/dajDecyzje/pdf?idArchiwumDruku=999999999');
    expect(refused.status).toBe(404);
    expect(refused.body).toEqual(unknown.body);
    expect((await ask('wife', `/podatki/dajDecyzje/pdf?idArchiwumDruku=${foreign}`, 'farmer')).status).toBe(403);
    expect((await office.get(`/api/podatki/dajDecyzje/pdf?idArchiwumDruku=${foreign}&pesel=${sampleParties.farmer.pesel}`)).status).toBe(
      401,
    );
  });

  it.each(['', 'x', '-1', '1e3', '1234567890'])('is not looked for under %j', async (id) => {
    expect((await ask('wife', `/podatki/dajDecyzje/pdf?idArchiwumDruku=${id}`)).status).toBe(400);
  });
});

interface Application {
  readonly powierzchniaUzytkowRolnych: number;
  readonly iloscOleju: number;
  readonly rocznyLimitZwrotu: number;
}

interface Refund {
  readonly numerDecyzji: string | null;
  readonly kwotaZwrotu: number | null;
  readonly pozostalyLimitZwrotuDoWykorzystania: number | null;
  readonly rocznyLimitZwrotu: number;
  readonly kwotaWyplacona: number | null;
}

describe('refunds of the excise in diesel', () => {
  it('share their years, and nobody but the farmer has any [DIESEL-02]', async () => {
    expect(await answer('farmer', '/akcyza/dajLataWnioskow')).toEqual({ lataWnioskow: [2026, 2025, 2024, 2023, 2022] });
    expect(await answer('wife', '/akcyza/dajLataWnioskow')).toEqual({ lataWnioskow: [] });
    expect(await answer('wife', '/akcyza/dajWnioski?rok=2026')).toEqual({ wnioski: [] });
    expect(await answer('wife', '/akcyza/dajZwroty?rok=2026')).toEqual({ zwroty: [] });
  });

  it('never exceed the limit of their year, and what is left of it is what was not refunded yet', async () => {
    for (const rok of [2022, 2023, 2024, 2025, 2026]) {
      const { wnioski } = await answer<{ wnioski: readonly Application[] }>('farmer', `/akcyza/dajWnioski?rok=${rok}`);
      const { zwroty } = await answer<{ zwroty: readonly Refund[] }>('farmer', `/akcyza/dajZwroty?rok=${rok}`);
      expect(zwroty).toHaveLength(wnioski.length);
      let left = Math.round((wnioski[0]?.rocznyLimitZwrotu ?? 0) * 100);
      for (const { numerDecyzji, kwotaZwrotu, pozostalyLimitZwrotuDoWykorzystania, rocznyLimitZwrotu, kwotaWyplacona } of zwroty) {
        expect(rocznyLimitZwrotu).toBe(wnioski[0]?.rocznyLimitZwrotu);
        if (numerDecyzji === null) {
          expect([kwotaZwrotu, pozostalyLimitZwrotuDoWykorzystania, kwotaWyplacona]).toEqual([null, null, null]);
          continue;
        }
        left -= Math.round((kwotaZwrotu ?? 0) * 100);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(pozostalyLimitZwrotuDoWykorzystania).toBe(left / 100);
        expect([null, kwotaZwrotu]).toContain(kwotaWyplacona);
      }
    }
  });
});
