import { and, eq, inArray, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type SamplePartyName, sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { letter } from '../../server/database/account-tables';
import { officeSettings } from '../../server/database/shell-tables';
import { waterFile, waterInvoiceLine, waterMeter, waterReading, waterReport } from '../../server/database/water-tables';
import corpus from '../corpus/readings.json';
import { readPdf } from '../read-pdf';
import { officeOfFile } from './office-of-file';
import { partyCaller } from './party-caller';

// Uses a real PostgreSQL, where two simultaneous requests have two connections.

const office = await officeOfFile({ postgres: true });

const { ask, answer, send, isSaved } = partyCaller(office);

interface Point {
  readonly idPunktuOdbioru: number;
  readonly lataOdbioru: readonly number[];
  readonly liczniki: readonly { readonly numerLicznika: string; readonly dataWyjecia: string | null }[];
}
const points = async (party: SamplePartyName) =>
  (await answer<{ punktyOdbioru: readonly Point[] }>(party, '/woda/dajPunktyOdbioru')).punktyOdbioru;

interface Meter {
  readonly idLicznika: number;
  readonly idPunktu: number;
  readonly nrLicznika: string;
  readonly stanLicznika: number;
  readonly zakresLicznikaCalkowite: number;
  readonly zakresLicznikaDziesietne: number;
}
const meters = async (party: SamplePartyName) => (await answer<{ wodomierze: readonly Meter[] }>(party, '/woda/dajWodomierze')).wodomierze;

describe('points and meters', () => {
  it('are the same for both spouses, and nobody else has them [WSTATE-02, WSTATE-03, WMET-02]', async () => {
    const own = await points('wife');
    expect(own).toEqual(await points('husband'));
    expect(own.map(({ idPunktuOdbioru, liczniki }) => [idPunktuOdbioru, liczniki])).toEqual([
      [
        3101,
        [
          { numerLicznika: '80123456', dataWyjecia: null },
          { numerLicznika: '40987123', dataWyjecia: '2024-05-14' },
        ],
      ],
    ]);
    expect((await points('farmer')).map(({ liczniki }) => liczniki)).toEqual([[]]);
    expect(await points('company')).toHaveLength(3);
    for (const party of ['newcomer', 'association'] as const) {
      expect(await points(party)).toEqual([]);
      expect(await meters(party)).toEqual([]);
    }
    expect(await answer('farmer', '/woda/dajLicznikiPunktow?idPunktuOdbioru=3101')).toEqual({ liczniki: [] });
  });

  it('can be sent a reading only while they are in place, from their last state on [WMET-03, WMET-07]', async () => {
    const own = await meters('company');
    expect(own.map(({ nrLicznika }) => nrLicznika)).toEqual(['MW-50-001873', '80544190', '80544207']);
    for (const { idPunktu, nrLicznika, stanLicznika } of own) {
      const {
        odczytyLicznika: [latest],
      } = await answer<{ odczytyLicznika: readonly { stanLicznika: number }[] }>(
        'company',
        `/woda/dajOdczyty?idPunktuOdbioru=${idPunktu}&numeryLicznikow=${nrLicznika}`,
      );
      expect(latest?.stanLicznika, nrLicznika).toBe(stanLicznika);
    }
  });

  it('count up by what was used, also over the end of a dial [WSTATE-06]', async () => {
    const known = await office.database.select().from(waterMeter);
    const readings = await office.database.select().from(waterReading).orderBy(waterReading.meterId, waterReading.readOn);
    let rolledOver = 0;
    for (const { id, wholeDigits } of known) {
      const own = readings.filter(({ meterId }) => meterId === id);
      expect(own.length).toBeGreaterThan(5);
      for (const [index, { state, used }] of own.entries()) {
        const before = own[index - 1];
        if (!before) expect(used).toBeNull();
        else {
          const sum = Number(before.state) + Number(used);
          if (sum >= 10 ** wholeDigits) rolledOver += 1;
          expect(Number(state)).toBeCloseTo(sum % 10 ** wholeDigits, 6);
        }
      }
    }
    expect(rolledOver).toBe(1);
  });

  it('of another point or another subject have no readings', async () => {
    for (const query of ['idPunktuOdbioru=3101&numeryLicznikow=80123456', 'idPunktuOdbioru=3121&numeryLicznikow=80123456'])
      expect(await answer('company', `/woda/dajOdczyty?${query}`)).toEqual({ odczytyLicznika: [] });
    expect((await ask('wife', '/woda/dajOdczyty?idPunktuOdbioru=3101&numeryLicznikow=')).status).toBe(400);
  });
});

describe('a reading that is sent', () => {
  const reading = (nowyStanLicznika: number, meter: Partial<Record<'idLicznika' | 'idPunktu', number>> = {}) => ({
    idLicznika: 4101,
    idPunktu: 3101,
    nowyStanLicznika,
    nip: null,
    ...meter,
  });
  const save = (party: SamplePartyName, body: object) => isSaved(party, '/woda/zapiszOdczyt', body);
  const reports = (meterId: number) =>
    office.database.select().from(waterReport).where(eq(waterReport.meterId, meterId)).orderBy(waterReport.id);
  const states = async (meterId: number) => (await reports(meterId)).map(({ state }) => Number(state));
  const forget = (meterId: number) => office.database.delete(waterReport).where(eq(waterReport.meterId, meterId));

  it('is kept exactly as it was typed or not at all, for every reading of the corpus [WMET-10]', async () => {
    const made = new Map<string, number>();
    for (const [index, [name, { wholeDigits, decimalDigits, previous }]] of Object.entries(corpus.meters).entries()) {
      const id = 5_000 + index;
      made.set(name, id);
      await office.database
        .insert(waterMeter)
        .values({ id, pointId: 3101, number: `próba ${name}`, wholeDigits, decimalDigits, fittedOn: '2026-01-01' });
      if (previous !== null)
        await office.database.insert(waterReading).values({ meterId: id, readOn: '2026-01-01', state: String(previous) });
    }
    const wrong: string[] = [];
    let kept = 0;
    // The engine's tests run the whole corpus; here a fixed part of it is sent to the office.
    const tried = corpus.readings.filter((_, index) => process.env.OKIENKO_FULL === '1' || index % 3 === 0);
    for (const { meter, typed, expected } of tried) {
      const idLicznika = made.get(meter) ?? 0;
      const isNumber = /^\d/.test(expected);
      const plain = typed.replace(',', '.');
      const value = Number(isNumber ? expected : plain);
      // What the widget refuses is sent too, if JSON can represent it as the same number.
      if (typed.trim() === '' || !Number.isFinite(value) || (!isNumber && String(value) !== plain)) continue;
      await forget(idLicznika);
      const { body } = await send('wife', '/woda/zapiszOdczyt', reading(value, { idLicznika }));
      const [report] = await reports(idLicznika);
      const [whole = '', decimals = ''] = String(value).split('.');
      const isRight = isNumber ? report?.state === `${whole}.${decimals.padEnd(6, '0')}` : report === undefined;
      if ((body as { czyZapisano: boolean }).czyZapisano !== isNumber || !isRight) wrong.push(`${meter} ${typed}: kept ${report?.state}`);
      kept += isNumber ? 1 : 0;
    }
    expect(wrong).toEqual([]);
    expect(kept).toBeGreaterThan(20);
    const ids = [...made.values()];
    for (const table of [waterReport, waterReading]) await office.database.delete(table).where(inArray(table.meterId, ids));
    await office.database.delete(waterMeter).where(inArray(waterMeter.id, ids));
  }, 240_000);

  it.each(['120', '1e3', true, null, undefined])('is refused as %j', async (value) => {
    expect((await send('wife', '/woda/zapiszOdczyt', { ...reading(0), nowyStanLicznika: value })).status).toBe(400);
  });

  it('is one report for presses at the same moment, by both spouses, and for one more try after a lost answer [WMET-10]', async () => {
    await forget(4101);
    const presses = await Promise.all(
      (['wife', 'husband', 'wife', 'wife', 'husband', 'wife'] as const).map((party) => save(party, reading(400.125))),
    );
    expect(presses).toEqual(Array(6).fill(true));
    expect(await states(4101)).toEqual([400.125]);
    expect(await save('wife', reading(400.125))).toBe(true);
    expect(await states(4101)).toEqual([400.125]);
  });

  it('may be corrected and corrected back, and what the office turned down may be sent again', async () => {
    await forget(4101);
    for (const value of [400.1, 500.2, 400.1]) expect(await save('wife', reading(value))).toBe(true);
    expect(await states(4101)).toEqual([400.1, 500.2, 400.1]);
    await office.database
      .update(waterReport)
      .set({ handledAt: new Date('2026-12-01') })
      .where(eq(waterReport.meterId, 4101));
    expect(await save('wife', reading(400.1))).toBe(true);
    expect(await states(4101)).toHaveLength(4);
  });

  it('that the office has accepted meanwhile is known as sent, and is not sent twice', async () => {
    await forget(4151);
    const nip = sampleParties.shop.nip;
    const body = { ...reading(400.5, { idLicznika: 4151, idPunktu: 3151 }), nip };
    expect(await save('shop', body)).toBe(true);
    await office.database
      .update(waterReport)
      .set({ handledAt: new Date('2026-12-01') })
      .where(eq(waterReport.meterId, 4151));
    await office.database.insert(waterReading).values({ meterId: 4151, readOn: '2026-12-01', state: '400.5', used: '1' });
    expect(await save('shop', body)).toBe(true);
    expect(await states(4151)).toEqual([400.5]);
    expect(await save('shop', { ...body, nowyStanLicznika: 400.499 })).toBe(false);
  });

  it('is not saved for a meter that was taken out or stands at another point, nor for one of somebody else', async () => {
    expect(await save('wife', reading(9_999, { idLicznika: 4102 }))).toBe(false);
    expect(await save('wife', reading(9_999, { idPunktu: 3151 }))).toBe(false);
    expect((await send('farmer', '/woda/zapiszOdczyt', reading(9_999))).status).toBe(404);
    expect((await send('wife', '/woda/zapiszOdczyt', reading(9_999, { idLicznika: 77 }))).status).toBe(404);
    expect((await send('wife', '/woda/zapiszOdczyt', { ...reading(9_999), nip: '1111111111' })).status).toBe(403);
    expect((await send('company', '/woda/zapiszOdczyt', { ...reading(9_999, { idLicznika: 4125, idPunktu: 3123 }) })).status).toBe(403);
  });

  it('stands among what its sender has sent with a number, a state and a day of the answer; a copy goes by e-mail, once', async () => {
    await forget(4101);
    const letters = async (number: string) => {
      const written = await office.database
        .select()
        .from(letter)
        .where(like(letter.subject, `%${number}`));
      return written.map(({ body }) => body);
    };
    const sent = async (party: SamplePartyName) =>
      (await answer<{ odczyty: readonly { numerOdczytu: string }[] }>(party, '/woda/dajWyslaneOdczyty')).odczyty;
    const said: unknown[] = [];
    for (const value of [403.5, 403.5, 404]) said.push((await send('wife', '/woda/zapiszOdczyt', reading(value))).body);
    const [refused] = await reports(4101);
    await office.database
      .update(waterReport)
      .set({ handledAt: new Date('2026-11-23T08:10:00Z'), note: 'Za mało.' })
      .where(eq(waterReport.id, refused?.id ?? 0));
    const [latest, earlier] = await sent('wife');
    expect(latest).toEqual({
      numerOdczytu: expect.stringMatching(/^OW\/\d+\/2026$/),
      nrLicznika: '80123456',
      stanLicznika: 404,
      zakresLicznikaDziesietne: 3,
      kiedyWyslano: '2026-11-21 11:00:00',
      stan: 'wyslany',
      odpowiedzDo: '2026-12-05',
      kiedyObsluzono: null,
      uwagi: null,
    });
    // The answer to the sending names it too, also where it was known already; a reading that is not taken has none.
    expect(said).toEqual([earlier, earlier, latest].map((one) => ({ czyZapisano: true, numerOdczytu: one?.numerOdczytu })));
    expect((await send('wife', '/woda/zapiszOdczyt', reading(0))).body).toEqual({ czyZapisano: false, numerOdczytu: null });
    expect(earlier).toMatchObject({ stan: 'odrzucony', stanLicznika: 403.5, odpowiedzDo: null, uwagi: 'Za mało.' });
    await office.database.insert(waterReading).values({ meterId: 4101, readOn: '2026-11-22', state: '403.5', used: '1' });
    expect((await sent('wife'))[1]).toMatchObject({ numerOdczytu: earlier?.numerOdczytu, stan: 'przyjety' });
    await office.database.delete(waterReading).where(and(eq(waterReading.meterId, 4101), eq(waterReading.readOn, '2026-11-22')));
    expect((await sent('wife')).filter(({ numerOdczytu }) => numerOdczytu === earlier?.numerOdczytu)).toHaveLength(1);
    expect(await sent('husband')).toEqual([]);
    const copies = await letters(earlier?.numerOdczytu ?? '?');
    expect(copies).toHaveLength(1);
    expect(copies[0]).toMatch(/80123456.*403,500\sm³/);
    expect(await letters(latest?.numerOdczytu ?? '?')).toHaveLength(1);
  });

  it('is listed with the others of its meter, the latest first [WMET-13, WMET-14]', async () => {
    await forget(4101);
    await save('wife', reading(401));
    await save('wife', reading(402));
    const { zgloszoneOdczyty } = await answer<{ zgloszoneOdczyty: readonly object[] }>(
      'husband',
      '/woda/dajZgloszoneOdczyty?idPunktu=3101&nrLicznika=80123456',
    );
    expect(zgloszoneOdczyty).toEqual(
      [402, 401].map((stanLicznika) => ({
        kiedyUtworzono: '2026-11-21 11:00:00',
        kiedyObsluzono: null,
        stanLicznika,
        uwagiZgloszone: null,
      })),
    );
  });
});

interface Invoice {
  readonly numerFaktury: string;
  readonly dataWystawieniaFaktury: string;
  readonly kwotaBrutto: number;
  readonly wystawionoDokumentPdf: boolean;
  readonly idDokumentuPdf: number | null;
}

describe('invoices', () => {
  const invoices = (party: SamplePartyName, point: number, years: string) =>
    answer<{ faktury: readonly Invoice[]; sumaKwotBrutto: number }>(party, `/woda/dajFaktury?idPunktuOdbioru=${point}&lataFaktur=${years}`);

  it('come for the asked years of the asked point with a total that is their sum [WINV-04, WINV-05]', async () => {
    const { faktury, sumaKwotBrutto } = await invoices('wife', 3101, '2026,2023');
    expect(new Set(faktury.map(({ dataWystawieniaFaktury }) => dataWystawieniaFaktury.slice(0, 4)))).toEqual(new Set(['2026', '2023']));
    expect(Math.round(sumaKwotBrutto * 100)).toBe(faktury.reduce((sum, { kwotaBrutto }) => sum + Math.round(kwotaBrutto * 100), 0));
    for (const { wystawionoDokumentPdf, idDokumentuPdf } of faktury) expect(wystawionoDokumentPdf).toBe(idDokumentuPdf !== null);
    expect(faktury.filter(({ wystawionoDokumentPdf }) => !wystawionoDokumentPdf).length).toBeGreaterThan(0);
    expect(await invoices('farmer', 3101, '2026')).toEqual({ faktury: [], sumaKwotBrutto: 0 });
  });

  it('charge what was used at the prices of the year, each line rounded to a grosz', async () => {
    for (const { quantity, price, net, vat } of await office.database.select().from(waterInvoiceLine)) {
      expect(Math.abs(quantity * price - net)).toBeLessThanOrEqual(0.005 + 1e-9);
      expect(Math.abs(net * 0.08 - vat)).toBeLessThanOrEqual(0.005 + 1e-9);
    }
  });

  it('have a file under their number that is the same ever after and adds up [WINV-07, PDF-05]', async () => {
    const { faktury } = await invoices('wife', 3101, '2026');
    const [invoice] = faktury;
    const first = await ask('wife', `/woda/dajDokumentFaktury?idDokumentuPdf=${invoice?.idDokumentuPdf}`);
    expect(first.headers['content-disposition']).toContain(`filename="${invoice?.numerFaktury.replaceAll('/', '_')}.pdf"`);
    const [table] = readPdf(first.bytes).tables;
    const grosze = (cells: readonly string[] | undefined) =>
      (cells ?? []).map((cell) => Math.round(Number(cell.replace(/\s/g, '').replace(',', '.')) * 100));
    const [, ...totals] = table?.foot[0] ?? [];
    expect(grosze(totals)).toEqual(
      [3, 4, 5].map((column) => grosze(table?.body.map((row) => row[column] ?? '')).reduce((sum, value) => sum + value, 0)),
    );
    expect(grosze(totals)[2]).toBe(Math.round((invoice?.kwotaBrutto ?? 0) * 100));
    const again = await ask('husband', `/woda/dajDokumentFaktury?idDokumentuPdf=${invoice?.idDokumentuPdf}`);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    const stranger = await ask('farmer', `/woda/dajDokumentFaktury?idDokumentuPdf=${invoice?.idDokumentuPdf}`);
    const unknown = await ask('farmer', '/woda/dajDokumentFaktury?idDokumentuPdf=123');
    expect([stranger.status, stranger.body]).toEqual([unknown.status, unknown.body]);
    expect(stranger.status).toBe(404);
  });

  it('have contract data only where the office shows them [WINV-03, WSTATE-11]', async () => {
    expect(await answer('wife', '/woda/dajDaneUmowy?idPunktu=3101')).toEqual({
      idPunktu: 3101,
      numerUmowy: 'W/231/2019',
      dataZawarcia: '2019-04-02',
    });
    expect(await answer('company', '/woda/dajDaneUmowy?idPunktu=3123')).toMatchObject({ numerUmowy: null, dataZawarcia: null });
    expect((await ask('farmer', '/woda/dajDaneUmowy?idPunktu=3101')).status).toBe(404);
    await office.database.update(officeSettings).set({ waterContract: false });
    expect((await ask('wife', '/woda/dajDaneUmowy?idPunktu=3101')).body).toMatchObject({ kod: 1 });
    await office.database.update(officeSettings).set({ waterContract: true });
  });
});

describe('the protocol of an exchange', () => {
  it('is had by either meter, with photos or without, and is drawn once [WPROT-07]', async () => {
    const [old, fitted] = [
      await ask('wife', '/woda/dajProtokolWymiany?numerWodomierza=40987123'),
      await ask('wife', '/woda/dajProtokolWymiany?numerWodomierza=80123456'),
    ];
    expect(old.headers['content-type']).toBe('application/pdf');
    expect(fitted.bytes.equals(old.bytes)).toBe(true);
    const photos = await ask('wife', '/woda/dajProtokolWymianyZeZdjeciami?numerWodomierza=40987123');
    // Two pictures besides the coat of arms.
    expect(readPdf(photos.bytes).count('Figure') - readPdf(old.bytes).count('Figure')).toBe(2);
    const kept = await office.database.select({ kind: waterFile.kind }).from(waterFile).where(eq(waterFile.id, 4102));
    expect(kept.map(({ kind }) => kind).sort()).toEqual(['photos', 'protocol']);
  });

  it('that is not there and a file server that fails have their own numbers; a stranger is told that there is none [WPROT-08]', async () => {
    const refusal = async (party: SamplePartyName, meter: string) => {
      const { status, body } = await ask(party, `/woda/dajProtokolWymiany?numerWodomierza=${meter}`);
      return [status, body];
    };
    const none = [404, { kod: 1901, opis: 'Nie ma pliku dla wybranego wodomierza.' }];
    expect(await refusal('company', '31200765')).toEqual(none);
    expect(await refusal('shop', '80200311')).toEqual(none);
    expect(await refusal('farmer', '40987123')).toEqual(none);
    expect(await refusal('company', 'MW-40-000417')).toEqual([
      500,
      { kod: 1902, opis: 'Nie udało się pobrać pliku z\u00a0serwera urzędu. Spróbuj ponownie później.' },
    ]);
  });
});
