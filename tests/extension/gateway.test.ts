// A payment gateway that no file of the project knows: the office offers it, takes payments through it, and remembers them without it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dueBooking } from '../../server/database/dues-tables';
import { payment, paymentGateway } from '../../server/database/payment-tables';
import { type DatabaseOffice, openDatabaseOffice } from '../office/database-office';
import { origin, type PaymentCaller, paymentCaller, returns, stateOf } from '../office/payment-caller';
import { temporaryFolder } from '../office/run-office';
import { makeCard } from '../office/sample-dues';
import { signIn } from '../office/sign-in';
import { type Bank, startBank } from './bank-server';
import { bankGateway } from './project/gateways';

const secret = 'tajne-12';
const folder = temporaryFolder();
const told: string[] = [];
const variables = {
  DATA_DIR: join(folder.path, 'data'),
  // Opened twice, so it keeps its database.
  DATABASE_URL: '',
  DEFINITIONS_DIR: join(folder.path, 'definicje'),
  PUBLIC_URL: origin,
  PAYMENT_POSTING_SECONDS: '0',
  PAYMENT_SWEEP_SECONDS: '600',
};
let bank: Bank;
let office: DatabaseOffice;
let wife: PaymentCaller;
let address: string;

async function open(gateways: Parameters<typeof openDatabaseOffice>[1]): Promise<void> {
  told.length = 0;
  office = await openDatabaseOffice(
    { ...variables, BANK_URL: bank.url, BANK_SECRET: secret },
    { ...gateways, tell: (text) => void told.push(text) },
  );
  address = await office.listen();
  wife = paymentCaller(address, await signIn(office.database, { parties: ['wife'] }), 'wife');
}

/** A municipality that offers the gateway: an entry of the card, and the fields of the answers. */
function writeDefinitions(): void {
  const flag = { type: 'boolean', description: 'The bank.', examples: [true] };
  const entry = { id: 'bank', name: 'Bank', sign: 'BS', offered: '=config.czyBank', ordered: 'zleconoPlatnoscZBankiem' };
  const instalments = { items: { properties: { zleconoPlatnoscZBankiem: flag } } };
  const files = {
    'portal.json': { definitionVersion: 2, extends: 'okienko', id: 'bankowo' },
    'calls.json': {
      calls: {
        konfiguracja: { response: { properties: { czyBank: flag } } },
        naleznosciKarty: { response: { properties: { ratyZbiorcze: instalments } } },
      },
    },
    'services/karta-naleznosci.json': { blocks: [{ id: 'platnosc', props: { gateways: [{ ...entry, before: 'kir' }] } }] },
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(variables.DEFINITIONS_DIR, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(content));
  }
}

beforeAll(async () => {
  writeDefinitions();
  bank = await startBank(secret);
  await open({ gateways: [bankGateway] });
}, 120_000);

afterAll(async () => {
  await office?.close();
  await bank?.close();
  folder.remove();
});

const historyOf = async (transfer: string) => {
  const { platnosci } = (await wife.get('/platnosci/historia')).body as { platnosci: { idTransakcji: string }[] };
  return platnosci.find(({ idTransakcji }) => idTransakcji === transfer);
};

it('stands in the list of the card where the municipality put it', () => {
  const card = JSON.stringify(office.pack.service('karta-naleznosci', 'pl')?.definition.blocks);
  const places = ['"id":"p24"', '"id":"bank"', '"id":"kir"'].map((text) => card.indexOf(text));
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

it('is offered once the office says so', async () => {
  const card = await makeCard(office.database, { holders: ['wife'], amounts: [100n] });
  expect((await wife.get('/pi/konfiguracja')).body).toMatchObject({ czyBank: false, prowizjaBank: null, czyP24: true, czyKir: true });
  expect(await wife.order('bank', card)).toEqual({ status: 404, body: expect.objectContaining({ kod: 1616 }) });
  await office.database.insert(paymentGateway).values({ key: 'bank', offered: true, commission: 2 });
  expect((await wife.get('/pi/konfiguracja')).body).toMatchObject({ czyBank: true, prowizjaBank: 2 });
  const { headers } = await office.get('/');
  expect(headers['content-security-policy']).toMatch(new RegExp(`form-action [^;]*${bank.url}`));
  expect(told).toEqual([]);
});

it('takes a payment, which is started, on its way, notified, booked once and shown in the history', async () => {
  const card = await makeCard(office.database, { holders: ['wife'], amounts: [5_000n] });
  const transfer = await wife.begin('bank', card);
  const [{ sessionId = '' } = {}] = await office.database.select().from(payment).where(eq(payment.transferId, transfer));
  expect(bank.orders.get(sessionId)).toMatchObject({ amount: '5000', notifyAt: `${address}/api/platnosci/bank/powiadomienie` });
  expect((await wife.get(`/platnosci/bank/przekierowanie?idPrzelewu=${transfer}`)).body).toEqual({
    metoda: 'GET',
    adres: `${bank.url}/zlecenia/${sessionId}`,
    pola: [],
  });
  expect((await wife.get(`/platnosci/p24/przekierowanie?idPrzelewu=${transfer}`)).status).toBe(404);

  expect(await bank.notify(sessionId, 'paid', 'obcy-sek')).toMatchObject({ status: 400 });
  expect(await bank.notify(sessionId, 'begun')).toEqual({ status: 200, text: 'przyjęto' });
  expect((await wife.get(`/oplaty/dajNaleznosciKarty?idKartyNaleznosci=${card.cardId}`)).body).toMatchObject({
    ratyZbiorcze: [{ zleconoPlatnoscZBankiem: true, zleconoPlatnoscZP24: false, zleconoPlatnoscZKIR: false }],
  });
  for (const _ of [1, 2]) expect(await bank.notify(sessionId, 'paid')).toMatchObject({ status: 200 });
  expect(await stateOf(office.database, transfer)).toBe('posted');
  const booked = await office.database.select().from(dueBooking).where(eq(dueBooking.cardId, card.cardId));
  expect(booked).toMatchObject([{ kind: 'online', overpaid: 0n, remaining: 0n, paymentReference: transfer }]);
  expect(await wife.comeBack(bank.orders.get(sessionId)?.returnTo ?? null)).toBe(returns.urlPowrotuOk);
  expect(await historyOf(transfer)).toMatchObject({
    kwota: 50,
    prowizja: 1,
    opisPlatnosci: { typPlatnosci: 'Bank Spółdzielczy', transakcjaBank: { numer: sessionId }, transakcjaP24: null, transakcjaKIR: null },
  });
});

it('that is gone is told to the operator and not offered, and its payments stay in the history', async () => {
  const [before] = await office.database.select().from(payment).where(eq(payment.provider, 'bank'));
  await office.close();
  await open({});
  await expect
    .poll(() => told)
    .toEqual([
      'The office offers the gateway bank (table payment_gateway), which this server does not know: residents cannot pay with it.',
    ]);
  expect((await wife.get('/pi/konfiguracja')).body).not.toHaveProperty('czyBank');
  const card = await makeCard(office.database, { holders: ['wife'], amounts: [100n] });
  expect(await wife.order('bank', card)).toEqual({ status: 404, body: expect.objectContaining({ kod: 1, opis: expect.any(String) }) });
  expect(await historyOf(before?.transferId ?? '')).toMatchObject({
    kwota: 50,
    opisPlatnosci: { typPlatnosci: 'bank', transakcjaP24: null },
  });
});
