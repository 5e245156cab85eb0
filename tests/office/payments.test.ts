// Payments from the order to the books, over real HTTP between the office and the sandbox gateways.
import { desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreed } from '../../sample-office/sandbox/gateways/przelewy24/contract';
import { parseConfiguration } from '../../server';
import { dueBooking } from '../../server/database/dues-tables';
import { payment, paymentEvent, paymentGateway, paymentPosting } from '../../server/database/payment-tables';
import { sweepPayments, tidyPayments } from '../../server/payments/sweep';
import { tryGateways } from '../../server/payments/try-gateways';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { origin, type PaymentCaller, paymentCaller, returns, stateOf, testDesk } from './payment-caller';
import { temporaryFolder } from './run-office';
import { makeCard } from './sample-dues';
import { signIn } from './sign-in';

const folder = temporaryFolder();
const told: string[] = [];
const start = new Date('2026-11-21T10:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const wrong = (kod: number) => expect.objectContaining({ kod });
let office: DatabaseOffice;
let address: string;
let wife: PaymentCaller;
let shop: PaymentCaller;

beforeAll(async () => {
  // The office's own sweep is off; these tests sweep with their own clock.
  const variables = { DATA_DIR: folder.path, PUBLIC_URL: origin, PAYMENT_POSTING_SECONDS: '0', PAYMENT_SWEEP_SECONDS: '600' };
  office = await openDatabaseOffice(variables, { tell: (text) => void told.push(text) });
  address = await office.listen();
  wife = paymentCaller(address, await signIn(office.database, { parties: ['wife'] }), 'wife');
  shop = paymentCaller(address, await signIn(office.database, { parties: ['shop'] }), 'shop');
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

const desk = (now: Date, postingSeconds = 0) => testDesk({ database: office.database, now: () => now, address, postingSeconds });
const rowOf = async (transfer: string) => {
  const [row] = await office.database.select().from(payment).where(eq(payment.transferId, transfer));
  if (!row) throw new Error('There is no such payment.');
  return row;
};

describe.each(['p24', 'kir'] as const)('a payment through %s', (provider) => {
  const otherProvider = provider === 'p24' ? 'kir' : 'p24';

  it('is paid, confirmed and booked once, though its notification comes twice', async () => {
    const card = await makeCard(office.database, { holders: ['wife', 'husband'], amounts: [12_840n, 7n] });
    const transfer = await wife.begin(provider, card);
    expect(await wife.comeBack(await wife.choose(provider, transfer, 'dwa-razy'))).toBe(returns.urlPowrotuOk);
    expect(await stateOf(office.database, transfer)).toBe('posted');
    const booked = await office.database.select().from(dueBooking).where(eq(dueBooking.cardId, card.cardId));
    expect(booked).toMatchObject([{ kind: 'online', overpaid: 0n, remaining: 0n, paymentReference: transfer }]);
    expect((await wife.get(`/oplaty/dajNaleznosciKarty?idKartyNaleznosci=${card.cardId}`)).body).toMatchObject({
      ratyZbiorcze: [{ czySplacona: true }, { czySplacona: true }],
    });
    const { platnosci } = (await wife.get('/platnosci/historia')).body as { platnosci: { idTransakcji: string }[] };
    expect(platnosci.find(({ idTransakcji }) => idTransakcji === transfer)).toMatchObject({
      kwota: 128.47,
      kodWaluty: 'PLN',
      prowizja: provider === 'p24' ? 1.54 : 1.16,
      dataZlecenia: '2026-11-21 11:00:00',
      opisPlatnosci: { opisStatusu: 'Zaksięgowana', [provider === 'p24' ? 'transakcjaKIR' : 'transakcjaP24']: null },
      raty: [{ kwotaRaty: 128.4 }, { kwotaRaty: 0.07 }],
    });
    const inGerman = (await wife.get('/platnosci/historia?lang=de')).body as { platnosci: { idTransakcji: string }[] };
    expect(inGerman.platnosci.find(({ idTransakcji }) => idTransakcji === transfer)).toMatchObject({
      opisPlatnosci: { opisStatusu: 'Gebucht', typPlatnosci: provider === 'p24' ? 'Przelewy 24' : 'KIR Paybynet' },
    });
  });

  it('whose notification is late comes back as accepted without being changed, and the sweep settles it', async () => {
    const card = await makeCard(office.database, { holders: ['wife'], amounts: [100n] });
    const transfer = await wife.begin(provider, card);
    const before = await rowOf(transfer);
    expect(await wife.comeBack(await wife.choose(provider, transfer, 'opoznij'))).toBe(returns.urlPowrotuOk);
    expect(await rowOf(transfer)).toEqual(before);
    await sweepPayments(desk(later(11)));
    expect(await stateOf(office.database, transfer)).toBe('posted');
  });

  it('whose notification was altered is settled only by asking the gateway, and the message is kept', async () => {
    const card = await makeCard(office.database, { holders: ['wife'], amounts: [100n] });
    const transfer = await wife.begin(provider, card);
    await wife.choose(provider, transfer, 'zmien');
    expect(await stateOf(office.database, transfer)).toBe('registered');
    const [heard] = await office.database.select().from(paymentEvent).orderBy(desc(paymentEvent.id)).limit(1);
    expect(heard).toMatchObject({ event: 'forged', provider, source: 'notification', detail: expect.stringContaining('wrong') });
    const page = await (await fetch(`${address}/platnosci-sporne/`)).text();
    expect(page).toContain('Odrzucone powiadomienia');
    expect(page).toContain((await rowOf(transfer)).sessionId);
    await sweepPayments(desk(later(11)));
    expect(await stateOf(office.database, transfer)).toBe('posted');
  });

  it('that was refused, or left, comes back as failed, and expires only after the gateway was asked', async () => {
    const card = await makeCard(office.database, { holders: ['wife'], amounts: [100n] });
    const refused = await wife.begin(provider, card);
    expect(await wife.comeBack(await wife.choose(provider, refused, 'odmow'))).toBe(returns.urlPowrotuBlad);
    const left = await wife.begin(provider, await makeCard(office.database, { holders: ['wife'], amounts: [100n] }));
    expect(await wife.choose(provider, left, 'zamknij')).toBeNull();
    const unreachable = testDesk({ database: office.database, now: () => later(60 * 26), address: 'http://127.0.0.1:1' });
    await sweepPayments(unreachable);
    expect(await stateOf(office.database, left)).toBe('registered');
    await sweepPayments(desk(later(60 * 28)));
    expect(await stateOf(office.database, left)).toBe('expired');
    expect(await stateOf(office.database, refused)).toBe(provider === 'kir' ? 'refused' : 'expired');
  });

  it('of what is being paid already warns; paid again all the same, the money above the dues is recorded', async () => {
    const card = await makeCard(office.database, { holders: ['shop'], amounts: [50_000n] });
    const first = await shop.begin(provider, card);
    expect(await shop.order(otherProvider, card)).toEqual({ status: 409, body: wrong(1700) });
    const second = await shop.begin(otherProvider, card, { potwierdzonoPonowne: true });
    await shop.choose(provider, first, 'zaplac');
    await shop.choose(otherProvider, second, 'zaplac-zamknij');
    const overpaid = async (transfer: string) => {
      const [posting] = await office.database
        .select()
        .from(paymentPosting)
        .where(eq(paymentPosting.paymentId, (await rowOf(transfer)).id));
      return posting?.overpaid;
    };
    expect([await overpaid(first), await overpaid(second)]).toEqual([0n, 50_000n]);
    expect(await (await fetch(`${address}/platnosci-sporne/`)).text()).toContain('nadpłata: 500,00\u00a0zł');
    expect(await shop.order(provider, card)).toEqual({ status: 409, body: wrong(1702) });
  });

  it('marks its instalments as ordered from the money’s way to its booking', async () => {
    const card = await makeCard(office.database, { holders: ['wife'], amounts: [100n, 200n] });
    const one = { ...card, instalmentIds: card.instalmentIds.slice(0, 1) };
    const transfer = await wife.begin(provider, one);
    const flags = async () => {
      const { ratyZbiorcze } = (await wife.get(`/oplaty/dajNaleznosciKarty?idKartyNaleznosci=${card.cardId}`)).body as {
        ratyZbiorcze: { zleconoPlatnoscZKIR: boolean; zleconoPlatnoscZP24: boolean }[];
      };
      return ratyZbiorcze.map(({ zleconoPlatnoscZKIR, zleconoPlatnoscZP24 }) =>
        zleconoPlatnoscZKIR ? 'kir' : zleconoPlatnoscZP24 ? 'p24' : '',
      );
    };
    expect(await flags()).toEqual(['', '']);
    await wife.choose(provider, transfer, 'zmien');
    await sweepPayments(desk(later(11), 3_600));
    expect([await stateOf(office.database, transfer), await flags()]).toEqual(['verified', [provider, '']]);
    await sweepPayments(desk(later(69), 3_600));
    expect(await stateOf(office.database, transfer)).toBe('verified');
    await sweepPayments(desk(later(72), 3_600));
    expect([await stateOf(office.database, transfer), await flags()]).toEqual(['posted', ['', '']]);
  });
});

describe('at a start', () => {
  it('the operator is told of gateways that are offered without a contract, or do not know the office', async () => {
    const { merchantId, posId, crc, apiKey } = agreed;
    const settingsOf = (key: string) => {
      const contract = { P24_URL: `${address}/bramka-p24`, P24_MERCHANT_ID: `${merchantId}`, P24_POS_ID: `${posId}`, P24_CRC: crc };
      const parsed = parseConfiguration({ SANDBOX: 'true', ...contract, P24_API_KEY: key });
      if (!parsed.ok) throw new Error(parsed.failure);
      return parsed.value.payments;
    };
    const opened = desk(start);
    expect(await tryGateways(opened, settingsOf(apiKey))).toEqual([]);
    expect(await tryGateways(opened, settingsOf('inny-klucz'))).toEqual([
      expect.stringMatching(/^Przelewy 24 at http.* \(P24_URL\) does not let the office in: status 401/),
    ]);
    await office.database.insert(paymentGateway).values({ key: 'dawna', offered: true });
    expect(await tryGateways({ ...opened, provider: () => null }, { ...settingsOf(apiKey), contracts: new Map() })).toEqual([
      'The office offers the gateway dawna (table payment_gateway), which this server does not know: residents cannot pay with it.',
      'The office offers KIR Paybynet, but PAYBYNET_URL, PAYBYNET_STATUS_URL, PAYBYNET_CLIENT_ID and PAYBYNET_PASSWORD are not set: residents cannot pay with it.',
      'The office offers Przelewy 24, but P24_URL, P24_MERCHANT_ID, P24_POS_ID, P24_CRC and P24_API_KEY are not set: residents cannot pay with it.',
    ]);
    expect((await wife.get('/pi/konfiguracja')).body).toMatchObject({ czyP24: true, czyKir: true });
    expect(await wife.order('dawna', { cardId: 1, instalmentIds: [1], partIds: [] })).toEqual({ status: 404, body: wrong(1) });
    expect((await wife.get(`/platnosci/dawna/przekierowanie?idPrzelewu=${'a'.repeat(22)}`)).status).toBe(404);
  });
});

it('messages that were not believed are removed after 90 days, what is about a payment stays', async () => {
  const card = await makeCard(office.database, { holders: ['wife'], amounts: [100n] });
  const { id } = await rowOf(await wife.begin('p24', card));
  await fetch(`${address}/api/platnosci/p24/powiadomienie`, { method: 'POST', body: '{}' });
  const unbelieved = async () => (await office.database.select().from(paymentEvent).where(isNull(paymentEvent.paymentId))).length;
  await tidyPayments(office.database, later(89 * 24 * 60));
  expect(await unbelieved()).toBeGreaterThan(0);
  await tidyPayments(office.database, later(91 * 24 * 60));
  expect(await unbelieved()).toBe(0);
  expect(await office.database.select().from(paymentEvent).where(eq(paymentEvent.paymentId, id))).toHaveLength(2);
});

describe('the start of a payment', () => {
  it('is refused for nothing, for what cannot be paid or is not one’s own, and for pages outside the portal', async () => {
    const card = await makeCard(office.database, { holders: ['wife'], amounts: [100n, 200n], enforced: [1] });
    const own = { ...card, instalmentIds: card.instalmentIds.slice(0, 1) };
    expect(await wife.order('p24', { ...card, instalmentIds: [] })).toEqual({ status: 400, body: wrong(1701) });
    expect(await wife.order('p24', card)).toEqual({ status: 409, body: wrong(1702) });
    expect(await wife.order('p24', { ...own, instalmentIds: [999_999_998] })).toEqual({ status: 404, body: wrong(1801) });
    expect(await shop.order('p24', own)).toEqual({ status: 404, body: wrong(1801) });
    expect(await wife.order('p24', own, { nip: '1234563218' })).toEqual({ status: 403, body: wrong(19) });
    for (const urlPowrotuOk of ['https://evil.example/', '/\\evil.example', 'http://localhost:4000@evil.example/', 'javascript:alert(1)']) {
      const answer = await wife.order('kir', own, { urlPowrotuOk });
      expect([urlPowrotuOk, answer.status]).toEqual([urlPowrotuOk, 400]);
    }
    for (const idKartyNaleznosci of [-1, 0, 2 ** 63, 1.5, '7', null]) {
      expect((await wife.order('p24', own, { idKartyNaleznosci })).status).toBe(400);
    }
    expect((await wife.order('p24', own, { idNaleznosciRaty: [{}] })).status).toBe(400);
    const rows = await office.database.select().from(payment).where(eq(payment.cardId, card.cardId));
    expect(rows).toEqual([]);
  });

  it('without an account number at Paybynet tells the resident and keeps the failed intent', async () => {
    const card = await makeCard(office.database, { holders: ['wife'], amounts: [100n], bankAccount: null });
    expect(await wife.order('kir', card)).toEqual({ status: 502, body: wrong(1703) });
    const rows = await office.database.select({ state: payment.state }).from(payment).where(eq(payment.cardId, card.cardId));
    expect(rows).toEqual([{ state: 'failed' }]);
    // A payment that failed at once is not under way.
    await wife.begin('p24', card);
  });

  it('is known to its payer only, and its way to the gateway ends with it', async () => {
    const card = await makeCard(office.database, { holders: ['wife'], amounts: [100n] });
    const transfer = await wife.begin('p24', card);
    const way = `/platnosci/p24/przekierowanie?idPrzelewu=${transfer}`;
    expect((await wife.get(way)).status).toBe(200);
    expect(await shop.get(way)).toEqual({ status: 404, body: wrong(1704) });
    expect(await wife.get(way.replace('p24', 'kir'))).toEqual({ status: 404, body: wrong(1704) });
    expect(await wife.get('/platnosci/p24/przekierowanie?idPrzelewu=1')).toEqual({ status: 404, body: wrong(1704) });
    await wife.choose('p24', transfer, 'zaplac');
    expect(await wife.get(way)).toEqual({ status: 409, body: wrong(1705) });
  });
});
