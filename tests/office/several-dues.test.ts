// Instalments of several cards in one payment, over real HTTP between the office and the sandbox gateways.
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { amountDigits, parseGrosze, sumGrosze } from '../../portal';
import { sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { dueBooking, dueCard } from '../../server/database/dues-tables';
import { payment, paymentPosting } from '../../server/database/payment-tables';
import { readPdf } from '../read-pdf';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { origin, type PaymentCaller, paymentCaller, stateOf } from './payment-caller';
import { temporaryFolder } from './run-office';
import { makeCard, type SampleCard } from './sample-dues';
import { signIn } from './sign-in';

const folder = temporaryFolder();
const otherAccount = '83101010230000261395100000';
let office: DatabaseOffice;
let address: string;
let wife: PaymentCaller;
let shop: PaymentCaller;

beforeAll(async () => {
  const variables = { DATA_DIR: folder.path, PUBLIC_URL: origin, PAYMENT_POSTING_SECONDS: '0', PAYMENT_SWEEP_SECONDS: '600' };
  office = await openDatabaseOffice(variables);
  address = await office.listen();
  wife = paymentCaller(address, await signIn(office.database, { parties: ['wife'] }), 'wife');
  shop = paymentCaller(address, await signIn(office.database, { parties: ['shop'] }), 'shop');
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

const wrong = (kod: number) => expect.objectContaining({ kod });
/** Instalments of the first card, and of all others in the same order. */
const together = ([first, ...others]: readonly [SampleCard, ...SampleCard[]]) =>
  [
    { ...first, instalmentIds: [first, ...others].flatMap(({ instalmentIds }) => instalmentIds) },
    { idInnychKart: others.map(({ cardId }) => cardId) },
  ] as const;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const words = (grosze: bigint) => plain(amountDigits(grosze));
const bookingsOf = async (cards: readonly SampleCard[]) => {
  const rows = await office.database
    .select()
    .from(dueBooking)
    .where(
      inArray(
        dueBooking.cardId,
        cards.map(({ cardId }) => cardId),
      ),
    )
    .orderBy(dueBooking.id);
  return cards.map((card) =>
    rows.filter(({ cardId }) => cardId === card.cardId).map(({ remaining, overpaid }) => ({ remaining, overpaid })),
  );
};

it('what is open on all cards is listed with its card, and what is paid or another’s is not', async () => {
  const mine = await makeCard(office.database, { holders: ['wife'], amounts: [100n] });
  const other = await makeCard(office.database, { holders: ['shop'], amounts: [100n] });
  const list = async () => {
    const { ratyZbiorcze } = (await wife.get('/oplaty/dajRatyDoZaplaty')).body as { ratyZbiorcze: { idKartyNaleznosci: number }[] };
    return ratyZbiorcze;
  };
  expect((await list()).find(({ idKartyNaleznosci }) => idKartyNaleznosci === mine.cardId)).toMatchObject({
    idNaleznosciRatyZbiorczej: mine.instalmentIds[0],
    kwotaRazem: 1,
    aplikacjaNaleznosci: 'ODPADY',
    numerKontaBankowego: '61109010140000071219812874',
  });
  expect((await list()).some(({ idKartyNaleznosci }) => idKartyNaleznosci === other.cardId)).toBe(false);
  await wife.choose('p24', await wife.begin('p24', mine), 'zaplac');
  expect((await list()).some(({ idKartyNaleznosci }) => idKartyNaleznosci === mine.cardId)).toBe(false);
});

it.each(['p24', 'kir'])('a payment through %s for three cards is one payment, booked on each card once', async (provider) => {
  const cards = [
    await makeCard(office.database, { holders: ['wife'], amounts: [12_840n, 7n] }),
    await makeCard(office.database, { holders: ['wife', 'husband'], amounts: [5_000n] }),
    await makeCard(office.database, { holders: ['wife'], amounts: [1n] }),
  ] as const;
  const transfer = await wife.begin(provider, ...together(cards));
  await wife.choose(provider, transfer, 'dwa-razy');
  expect(await stateOf(office.database, transfer)).toBe('posted');
  expect(await bookingsOf(cards)).toEqual(cards.map(() => [{ remaining: 0n, overpaid: 0n }]));
  const { platnosci } = (await wife.get('/platnosci/historia')).body as { platnosci: { idTransakcji: string; kwota: number }[] };
  expect(platnosci.filter(({ idTransakcji }) => idTransakcji === transfer)).toMatchObject([
    { kwota: 178.48, raty: [{ kwotaRaty: 128.4 }, { kwotaRaty: 0.07 }, { kwotaRaty: 50 }, { kwotaRaty: 0.01 }] },
  ]);
});

it('what was paid otherwise meanwhile is booked as money above the dues of its own card, and the other card is paid', async () => {
  const cards = [
    await makeCard(office.database, { holders: ['shop'], amounts: [300n] }),
    await makeCard(office.database, { holders: ['shop'], amounts: [400n] }),
  ] as const;
  const both = await shop.begin('p24', ...together(cards));
  const one = await shop.begin('p24', cards[1], { potwierdzonoPonowne: true });
  await shop.choose('p24', one, 'zaplac');
  await shop.choose('p24', both, 'zaplac');
  expect(await bookingsOf(cards)).toEqual([
    [{ remaining: 0n, overpaid: 0n }],
    [
      { remaining: 0n, overpaid: 0n },
      { remaining: 0n, overpaid: 400n },
    ],
  ]);
  const [row] = await office.database.select().from(payment).where(eq(payment.transferId, both));
  const [posting] = await office.database
    .select()
    .from(paymentPosting)
    .where(eq(paymentPosting.paymentId, row?.id ?? 0));
  expect(posting?.overpaid).toBe(400n);
});

it('different accounts are taken by a gateway that pays to the office, and refused in words by one that pays to an account', async () => {
  const cards = [
    await makeCard(office.database, { holders: ['wife'], amounts: [300n] }),
    await makeCard(office.database, { holders: ['wife'], amounts: [400n], bankAccount: otherAccount }),
  ] as const;
  expect(await wife.order('kir', ...together(cards))).toEqual({ status: 409, body: wrong(1706) });
  const transfer = await wife.begin('p24', ...together(cards));
  await wife.choose('p24', transfer, 'zaplac');
  expect(await bookingsOf(cards)).toEqual([[{ remaining: 0n, overpaid: 0n }], [{ remaining: 0n, overpaid: 0n }]]);
});

it('a card of somebody else among them, or an instalment of a card that is not named, refuses all of it', async () => {
  const own = await makeCard(office.database, { holders: ['wife'], amounts: [300n] });
  const foreign = await makeCard(office.database, { holders: ['shop'], amounts: [400n] });
  const unnamed = await makeCard(office.database, { holders: ['wife'], amounts: [400n] });
  expect(await wife.order('p24', ...together([own, foreign]))).toEqual({ status: 404, body: wrong(1801) });
  expect(await wife.order('p24', { ...own, instalmentIds: [...own.instalmentIds, ...unnamed.instalmentIds] })).toEqual({
    status: 404,
    body: wrong(1801),
  });
  expect(await bookingsOf([own, foreign, unnamed])).toEqual([[], [], []]);
});

it('more cards or instalments than one payment takes are refused with how many it takes, in words and without the name of a field', async () => {
  const card = await makeCard(office.database, { holders: ['wife'], amounts: [300n] });
  const ids = (count: number) => Array.from({ length: count }, (_, place) => 900_000_000 + place);
  const answerTo = async (given: SampleCard, more: object) => {
    const { status, body } = await wife.order('p24', given, more);
    expect(status).toBe(400);
    return body;
  };
  const fewer = 'Zaznacz ich mniej, a\u00a0pozostałe zapłać w\u00a0następnej płatności.';
  expect(await answerTo(card, { idInnychKart: ids(500) })).toEqual({
    kod: 1707,
    opis: `Liczba należności w\u00a0jednej płatności to najwyżej 500. ${fewer}`,
  });
  expect(await answerTo({ ...card, instalmentIds: ids(10_001) }, {})).toEqual({
    kod: 1708,
    opis: `Liczba rat w\u00a0jednej płatności to najwyżej 10000. ${fewer}`,
  });
  // As many as it takes are looked for, and are not the payer's.
  expect(await wife.order('p24', card, { idInnychKart: ids(499) })).toEqual({ status: 404, body: wrong(1801) });
});

it('two orders of the same cards in opposite order take turns, and the second is warned', async () => {
  const cards = await Promise.all([1n, 2n].map((amount) => makeCard(office.database, { holders: ['wife'], amounts: [amount] })));
  const [first, second] = cards;
  if (!first || !second) throw new Error('There are no cards.');
  const answers = await Promise.all([wife.order('p24', ...together([first, second])), wife.order('p24', ...together([second, first]))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('four hundred cards of one person are listed, drawn and paid at once, and no grosz and no row is missing', async () => {
  const cards: SampleCard[] = [];
  const amounts = Array.from({ length: 400 }, (_, place) => BigInt(((place * 7_919) % 30_000) + 1));
  for (const amount of amounts) cards.push(await makeCard(office.database, { holders: ['newcomer'], amounts: [amount] }));
  const [first, ...others] = cards;
  if (!first) throw new Error('There are no cards.');
  const token = await signIn(office.database, { parties: ['newcomer'] });
  const newcomer = paymentCaller(address, token, 'newcomer');
  const owed = sumGrosze(amounts);
  const open = async () => {
    const { ratyZbiorcze } = (await newcomer.get('/oplaty/dajRatyDoZaplaty')).body as {
      ratyZbiorcze: { idKartyNaleznosci: number; kwotaRazem: number }[];
    };
    return ratyZbiorcze;
  };
  const listed = await open();
  expect(listed.map(({ idKartyNaleznosci }) => idKartyNaleznosci).sort((a, b) => a - b)).toEqual(cards.map(({ cardId }) => cardId));
  expect(sumGrosze(listed.map(({ kwotaRazem }) => parseGrosze(kwotaRazem) ?? 0n))).toBe(owed);

  const draw = async (path: string) => {
    const separator = path.includes('?') ? '&' : '?';
    const { status, bytes } = await office.get(`/api${path}${separator}pesel=${sampleParties.newcomer.pesel}`, token);
    expect(status, bytes.toString('utf8', 0, 200)).toBe(200);
    return readPdf(bytes);
  };
  const dues = await draw('/oplaty/dajNaleznosci/pdf');
  expect(dues.tables[0]?.body).toHaveLength(400);
  expect(plain(dues.tables[0]?.foot.flat().join(' ') ?? '')).toContain(words(owed));

  const transfer = await newcomer.begin('p24', ...together([first, ...others]));
  const [row] = await office.database.select().from(payment).where(eq(payment.transferId, transfer));
  expect(row?.amount).toBe(owed);
  await newcomer.choose('p24', transfer, 'zaplac');
  expect(await bookingsOf(cards)).toEqual(cards.map(() => [{ remaining: 0n, overpaid: 0n }]));
  expect(await open()).toEqual([]);
  const proof = await draw(`/platnosci/historia/pdf?idTransakcji=${transfer}`);
  expect(plain(proof.tables[0]?.body.flat().join(' ') ?? '')).toContain(words(owed));
  // The instalments stand in the second table, each with its charge in the first column and its amount in the fifth.
  const paid = proof.tables[1]?.body.map((cells) => `${plain(cells[0] ?? '')}: ${plain(cells[4] ?? '')}`) ?? [];
  const symbols = await office.database.select({ id: dueCard.id, symbol: dueCard.symbol }).from(dueCard);
  const symbolOf = new Map(symbols.map(({ id, symbol }) => [id, symbol]));
  const expected = cards.map(({ cardId }, place) => `Odbiór odpadów ${symbolOf.get(cardId)}: ${words(amounts[place] ?? 0n)}`);
  expect(paid.sort()).toEqual(expected.sort());
});
