// What residents and institutions owe, in the office's answers: cards, instalments, booked payments, debt collection, proof of payment.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { parseGrosze, sumGrosze } from '../../portal';
import { partyId, type SamplePartyName } from '../../sample-office/seed/parties/sample-parties';
import { dueBooking, dueCard, dueCollection, dueHolder, dueInstalment, duePart } from '../../server/database/dues-tables';
import { bookPayment } from '../../server/dues/book-payment';
import { readPdf } from '../read-pdf';
import { type Card, duesCaller, type Instalment } from './dues-caller';
import { officeOfFile } from './office-of-file';
import { makeCard } from './sample-dues';

const office = await officeOfFile();
const dues = duesCaller(office);

const grosze = (amount: number | null) => parseGrosze(amount) ?? 0n;
const sumOf = <Row>(rows: readonly Row[], field: (row: Row) => number | null) => sumGrosze(rows.map((row) => grosze(field(row))));
const amounts = ['kwotaRaty', 'kwotaGlowna', 'kosztyEgzekucji', 'odsetki', 'oplataProlongacyjna', 'kwotaRazem'] as const;

describe('the cards', () => {
  it('sum up to what is left of their instalments, and instalments to their parts, for everybody', async () => {
    let cards = 0;
    for (const who of ['wife', 'farmer', 'pensioner', 'shop', 'company'] as const) {
      for (const card of await dues.cards(who)) {
        const instalments = await dues.instalments(who, card);
        const unpaid = instalments.filter(({ czySplacona }) => !czySplacona);
        expect(grosze(card.suma), `${card.symbolKarty}`).toBe(sumOf(unpaid, ({ kwotaRazem }) => kwotaRazem));
        for (const row of instalments) {
          for (const name of amounts) expect(grosze(row[name])).toBe(sumOf(row.raty, (part) => part[name]));
          const made = [row.kwotaGlowna, row.kosztyEgzekucji, row.odsetki, row.oplataProlongacyjna];
          expect(grosze(row.kwotaRazem)).toBe(sumGrosze(made.map(grosze)));
        }
        cards += 1;
      }
    }
    expect(cards).toBeGreaterThan(50);
  });

  it('are those of the subject: of both spouses when they share one, of institutions with their flag, none of those who owe nothing', async () => {
    const symbols = async (who: SamplePartyName) => (await dues.cards(who)).map(({ symbolKarty }) => symbolKarty);
    expect(await symbols('wife')).toEqual(expect.arrayContaining([...(await symbols('husband'))]));
    expect(await symbols('newcomer')).toEqual([]);
    expect(await symbols('association')).toEqual([]);
    expect((await dues.cards('shop')).every(({ czyInstytucja }) => czyInstytucja)).toBe(true);
    expect((await dues.cards('farmer')).every(({ czyInstytucja }) => !czyInstytucja)).toBe(true);
    const years = (await dues.cards('company')).map(({ rok }) => rok);
    expect(years).toEqual([...years].sort((a, b) => (b ?? 0) - (a ?? 0)));
  });

  it('are the same card for both spouses, each named before the other in the list of who answers for it', async () => {
    const ofWife = await dues.card('wife', 'P/00231/2026');
    expect(await dues.card('husband', 'P/00231/2026')).toEqual(ofWife);
    expect(await dues.instalments('husband', ofWife)).toEqual(await dues.instalments('wife', ofWife));
    const holders = async (who: SamplePartyName) =>
      (await dues.holders(who)).filter(({ nrKarty }) => nrKarty === 'P/00231/2026').map(({ nazwaUdzialowca }) => nazwaUdzialowca);
    expect(await holders('wife')).toEqual(['Anna Przykładowa', 'Piotr Przykładowy']);
    expect(await holders('husband')).toEqual(['Piotr Przykładowy', 'Anna Przykładowa']);
  });

  it('name holders of whom the office knows no party, and hold everything back from the sample of the list', async () => {
    const shared = (await dues.holders('farmer')).filter(({ nrKarty }) => nrKarty === 'N/00077/2026');
    expect(shared).toEqual([
      expect.objectContaining({
        nazwaUdzialowca: 'Jan Wzorcowy',
        udzial: '3/4',
        formaWladania: 'współwłasność',
        adresUdzialowca: 'Wólka Leśna 15',
      }),
      expect.objectContaining({ nazwaUdzialowca: 'Maria Wzorcowa-Leśna', udzial: '1/4' }),
    ]);
    expect((await dues.get('farmer', '/oplaty/dajWspolzobowiazanych?czyProbka=true')).body).toEqual({ wspolzobowiazani: [] });
    expect((await dues.get('farmer', '/oplaty/dajWspolzobowiazanych?czyProbka=moze')).status).toBe(400);
  });

  it('carry marks that the steps of the office explain, with costs and interest', async () => {
    const card = await dues.card('farmer', 'R/00045/2025');
    const enforced = (await dues.instalments('farmer', card)).filter(({ jestTytulWykonawczy }) => jestTytulWykonawczy);
    expect(enforced).toMatchObject([{ terminPlatnosci: '2025-11-15', jestUpomnienie: true, czySplacona: false, kosztyEgzekucji: 56 }]);
    expect((await dues.steps('farmer', card)).map(({ typ }) => typ)).toEqual(['Tytuł wykonawczy', 'Upomnienie']);
    expect(grosze(card.suma)).toBe(grosze(enforced[0]?.kwotaRazem ?? null));
  });

  it('tell payments and steps of the office in the language of the call [LANG-07]', async () => {
    const { idKartyNaleznosci } = await dues.card('farmer', 'R/00045/2025');
    const kinds = async (call: string, language: string) => {
      const { body } = await dues.get('farmer', `/oplaty/${call}?idKartyNaleznosci=${idKartyNaleznosci}&lang=${language}`);
      return [
        ...new Set(
          Object.values(body as Readonly<Record<string, readonly { typ: string }[]>>).flatMap((rows) => rows.map(({ typ }) => typ)),
        ),
      ];
    };
    expect(await kinds('dajElementyDochodzenia', 'en')).toEqual(['Enforcement order', 'Reminder']);
    expect(await kinds('dajElementyDochodzenia', 'de')).toEqual(['Vollstreckungstitel', 'Mahnung']);
    expect(await kinds('dajElementyDochodzenia', 'uk')).toEqual(['Виконавчий документ', 'Нагадування']);
    expect(await kinds('dajZaksiegowaneWplaty', 'en')).toContain('Payment');
  });

  it('show a payment of a part of an instalment: less is left of it, and the payment says how much', async () => {
    const card = await dues.card('farmer', 'R/00045/2026');
    const partly = (await dues.instalments('farmer', card)).find(({ kwotaRaty, kwotaGlowna }) => kwotaRaty !== kwotaGlowna);
    expect(partly).toMatchObject({ terminPlatnosci: '2026-05-15', czySplacona: false });
    expect(grosze(partly?.kwotaRaty ?? null) - grosze(partly?.kwotaGlowna ?? null)).toBe(5_000n);
    const [payment] = (await dues.payments('farmer', card)).filter(({ suma }) => suma === 50);
    expect(payment).toMatchObject({ typ: 'Wpłata', dataOperacji: '2026-05-29', pozostaloDoSplaty: partly?.kwotaGlowna });
  });

  it('of 5 000 instalments are answered whole', async () => {
    const { cardId } = await makeCard(office.database, {
      holders: ['company'],
      amounts: Array.from({ length: 5_000 }, (_, index) => BigInt(index)),
    });
    const rows = await dues.instalments('company', { idKartyNaleznosci: cardId });
    expect(rows).toHaveLength(5_000);
    expect(sumOf(rows, ({ kwotaRazem }) => kwotaRazem)).toBe(12_497_500n);
    // Nothing is owed of the first one, which is 0.00.
    expect(rows.filter(({ czySplacona }) => czySplacona)).toHaveLength(1);
  });

  it('stand empty values in every place that may have none', async () => {
    const { database } = office;
    const [made] = await database
      .insert(dueCard)
      .values({ kind: 'OPLATY_LOKALNE', symbol: 'PUSTA/1', institution: false })
      .returning({ id: dueCard.id });
    const cardId = made?.id ?? 0;
    await database.insert(dueHolder).values({ cardId, partyId: partyId('newcomer'), name: 'Oleh Nowy' });
    const [instalment] = await database.insert(dueInstalment).values({ cardId }).returning({ id: dueInstalment.id });
    await database.insert(duePart).values({ instalmentId: instalment?.id ?? 0, principal: 100n });
    await database.insert(dueBooking).values({ cardId, bookedOn: '2026-01-01', kind: 'payment' });
    await database.insert(dueCollection).values({ cardId, doneOn: '2026-01-01', kind: 'summons', principal: 100n });
    const card = await dues.card('newcomer', 'PUSTA/1');
    expect(card).toMatchObject({ rok: null, numerKontaBankowego: null, nazwaPlatnika: null, suma: 1 });
    expect(await dues.instalments('newcomer', card)).toMatchObject([
      { terminPlatnosci: null, raty: [{ nrRaty: null, rodzajOplaty: null }] },
    ]);
    expect(await dues.holders('newcomer')).toMatchObject([{ udzial: null, formaWladania: null, adresUdzialowca: null }]);
    expect(await dues.payments('newcomer', card)).toMatchObject([{ opis: null, pozostaloDoSplaty: null, suma: 0 }]);
    expect(await dues.steps('newcomer', card)).toMatchObject([{ opis: null, pozostaloDoSplaty: null }]);
  });
});

describe('a payment that is booked', () => {
  const paid = async (reference: string, card: { readonly cardId: number; readonly partIds: readonly number[] }, amount: bigint) =>
    await office.database.transaction((within) =>
      bookPayment(within, { reference, ...card, amount, bookedOn: today, description: 'Przelew' }),
    );
  const today = '2026-11-21' as Parameters<typeof bookPayment>[1]['bookedOn'];

  it('settles its instalments once, however often it comes', async () => {
    const card = await makeCard(office.database, { holders: ['wife'], amounts: [10_000n, 2_345n] });
    expect(await paid('raz', card, 12_345n)).toMatchObject({ outcome: 'settled', booked: 12_345n, overpaid: 0n, isNew: true });
    expect(await paid('raz', card, 12_345n)).toMatchObject({ outcome: 'settled', booked: 12_345n, overpaid: 0n, isNew: false });
    const rows = await dues.instalments('wife', { idKartyNaleznosci: card.cardId });
    expect(rows.map(({ czySplacona, kwotaRazem }) => [czySplacona, kwotaRazem])).toEqual([
      [true, 100],
      [true, 23.45],
    ]);
    expect(await dues.payments('wife', { idKartyNaleznosci: card.cardId })).toMatchObject([
      { typ: 'Wpłata internetowa', suma: 123.45, pozostaloDoSplaty: 0 },
    ]);
  });

  it('of a due that was paid meanwhile is recorded as an overpayment, to the grosz', async () => {
    const card = await makeCard(office.database, { holders: ['wife'], amounts: [10_000n] });
    await paid('pierwsza', card, 10_000n);
    expect(await paid('druga', card, 10_000n)).toMatchObject({ outcome: 'overpaid', booked: 0n, overpaid: 10_000n });
    expect(await paid('druga', card, 10_000n)).toMatchObject({ outcome: 'overpaid', overpaid: 10_000n, isNew: false });
    const rows = await dues.payments('wife', { idKartyNaleznosci: card.cardId });
    expect(rows.map(({ typ, suma }) => [typ, suma])).toEqual([
      ['Nadpłata', 100],
      ['Wpłata internetowa', 100],
    ]);
  });

  it('of less than is owed goes to the costs, the prolongation fee, the interest and then the principal of the oldest due', async () => {
    const card = await makeCard(office.database, { holders: ['wife'], amounts: [10_000n, 5_000n] });
    await office.database
      .update(duePart)
      .set({ costs: 1_600n, prolongation: 200n, interest: 300n })
      .where(eq(duePart.id, card.partIds[0] ?? 0));
    expect(await paid('mniej', card, 2_101n)).toMatchObject({ outcome: 'partly', booked: 2_101n });
    const [oldest, next] = await dues.instalments('wife', { idKartyNaleznosci: card.cardId });
    expect(oldest).toMatchObject({ kosztyEgzekucji: 0, oplataProlongacyjna: 0, odsetki: 0, kwotaGlowna: 99.99, czySplacona: false });
    expect(next).toMatchObject({ kwotaRazem: 50, czySplacona: false });
  });
});

describe('proof of payment', () => {
  const ask = async (who: SamplePartyName, card: Card, chosen: readonly Instalment[], parts: readonly number[] = []) =>
    await dues.post(who, '/oplaty/dajPotwierdzenieWplaty', {
      idKartyNaleznosci: card.idKartyNaleznosci,
      idNaleznosciRatyZbiorczej: chosen.map((row) => row.idNaleznosciRatyZbiorczej),
      idNaleznosciRaty: parts,
    });

  it('is a letter with the paid instalments and their payments, for either spouse', async () => {
    const card = await dues.card('wife', 'P/00231/2026');
    const paid = (await dues.instalments('wife', card)).filter(({ czySplacona }) => czySplacona);
    expect(paid).toHaveLength(2);
    const answer = await ask('husband', card, paid);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    const [lines, payments] = readPdf(answer.bytes).tables;
    expect(lines?.body.map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ['15.03.2026', '205,00'],
      ['15.05.2026', '205,00'],
    ]);
    expect(lines?.foot[0]).toEqual(['Razem', '410,00', '0,00', '0,00', '0,00', '410,00']);
    expect(payments?.foot[0]).toEqual(['Razem', '410,00']);
  });

  it('is refused for what is not paid, is of another card, or is nothing at all', async () => {
    const card = await dues.card('wife', 'P/00231/2026');
    const all = await dues.instalments('wife', card);
    expect(await ask('wife', card, all)).toMatchObject({ status: 409, body: { kod: 1802 } });
    expect(await ask('wife', card, [])).toMatchObject({ status: 400 });
    const other = await dues.instalments('wife', await dues.card('wife', 'P/00231/2025'));
    expect(await ask('wife', card, other)).toMatchObject({ status: 404, body: { kod: 1801 } });
    expect(
      await ask(
        'wife',
        card,
        [],
        other[0]?.raty.map((part) => part.idNaleznosciRaty ?? 0),
      ),
    ).toMatchObject({ status: 404 });
    expect(await ask('farmer', card, all.slice(0, 1))).toMatchObject({ status: 404, body: { kod: 1801 } });
  });
});
