import { describe, expect, it } from 'vitest';
import { parseConfiguration } from '../../configuration/configuration';
import type { PaymentRow } from '../../database/payment-tables';
import { builtInGateways } from '../gateways';
import { gatewayOrigins } from '../open-payment-desk';
import { exactJson } from './exact-json';
import { readHashtrans } from './paybynet/messages';
import { signOf } from './przelewy24/sign';

const p24 = {
  P24_URL: 'https://secure.example/',
  P24_MERCHANT_ID: '12345',
  P24_POS_ID: '12346',
  P24_CRC: 'tajny-crc',
  P24_API_KEY: 'tajny-klucz',
};
const kir = {
  PAYBYNET_URL: 'https://pbn.example/start',
  PAYBYNET_STATUS_URL: 'https://pbn.example/status',
  PAYBYNET_CLIENT_ID: '1234563218',
  PAYBYNET_PASSWORD: 'tajne-haslo',
};
const office = { DATABASE_URL: 'postgres://gmina@localhost/gmina' };

const now = new Date('2026-11-21T10:00:00Z');
const row: PaymentRow = {
  id: 1,
  transferId: 't',
  provider: 'p24',
  sessionId: '1234567890',
  partyId: 1,
  cardId: 1,
  amount: 100n,
  currency: 'PLN',
  commission: 0n,
  title: '',
  accountNumber: '61109010140000071219812874',
  payerEmail: '',
  accountId: null,
  language: null,
  receiptTo: null,
  returnOk: '/',
  returnError: '/',
  state: 'registered',
  token: 'znak',
  orderId: null,
  reason: null,
  createdAt: now,
  expiresAt: now,
  paidAt: null,
  verifiedAt: null,
  postedAt: null,
  nextCheckAt: null,
  checks: 0,
};

function failureOf(variables: Readonly<Record<string, string>>): string {
  const parsed = parseConfiguration({ ...office, ...variables });
  return parsed.ok ? '' : parsed.failure;
}

describe('contracts with gateways', () => {
  it('are read whole, with a base address without a slash at its end', () => {
    const parsed = parseConfiguration({ ...office, ...p24, ...kir });
    if (!parsed.ok) throw new Error(parsed.failure);
    const { gateways, contracts, postingSeconds, sweepSeconds } = parsed.value.payments;
    expect([gateways.map(({ key }) => key), [...contracts.keys()]]).toEqual([
      ['p24', 'kir'],
      ['p24', 'kir'],
    ]);
    expect([postingSeconds, sweepSeconds]).toEqual([432_000, 60]);
    expect(gatewayOrigins(parsed.value.payments)).toEqual(['https://secure.example', 'https://pbn.example']);
    const [cards, transfers] = [...contracts.values()].map((contract) => contract.open({ ownOrigin: () => '', officeName: () => 'Gmina' }));
    expect(cards?.redirect(row).adres).toBe('https://secure.example/trnRequest/znak');
    const fields = { merchantId: 12_345n, posId: 12_346n, sessionId: 's', amount: 1n, originAmount: 1n, currency: 'PLN', orderId: 1n };
    const signed = { ...fields, methodId: 1n, statement: 's' };
    const sign = signOf('notification', signed, 'tajny-crc');
    expect(cards?.readNotification(exactJson([...Object.entries(signed), ['sign', sign]]))).toMatchObject({ kind: 'genuine' });
    const way = transfers?.redirect(row);
    expect(way).toMatchObject({ adres: 'https://pbn.example/start', metoda: 'POST' });
    expect(readHashtrans(way?.pola[0]?.wartosc ?? '', 'tajne-haslo')).toMatchObject({ id_client: '1234563218', accname: 'Gmina' });
  });

  it('are none outside the sandbox without variables; the sandbox posts and sweeps within seconds', () => {
    const real = parseConfiguration(office);
    expect(real.ok && real.value.payments).toMatchObject({ contracts: new Map() });
    const sandbox = parseConfiguration({});
    expect(sandbox.ok && sandbox.value.payments).toMatchObject({ contracts: new Map(), postingSeconds: 5, sweepSeconds: 2 });
  });

  it.each(Object.keys({ ...p24, ...kir }))('without %s stop the start with a sentence that names it', (name) => {
    const contract: Readonly<Record<string, string>> = Object.hasOwn(p24, name) ? p24 : kir;
    expect(failureOf({ ...contract, [name]: '' })).toMatch(new RegExp(`^${name} is missing: .* are set together\\.$`));
  });

  it.each([
    [{ ...p24, P24_URL: 'http://secure.example' }, 'P24_URL must be an https address.'],
    [{ ...p24, P24_MERCHANT_ID: '0' }, 'P24_MERCHANT_ID must be a number.'],
    [{ ...p24, P24_CRC: 'ze spacją' }, 'P24_CRC must be a secret of 4 to 200 signs.'],
    [{ ...kir, PAYBYNET_CLIENT_ID: '123' }, 'PAYBYNET_CLIENT_ID must be a number.'],
  ])('with a wrong value are refused without repeating a secret', (variables, sentence) => {
    expect(failureOf(variables)).toBe(sentence);
  });

  it('with gateways from outside need keys of their own', () => {
    const [known] = builtInGateways;
    if (!known) throw new Error('There is no gateway.');
    const failureWith = (key: string) => {
      const parsed = parseConfiguration({}, { gateways: [{ ...known, key }] });
      return parsed.ok ? '' : parsed.failure;
    };
    expect(failureWith('inna')).toBe('');
    expect(failureWith('p24')).toBe('Two payment gateways have the key p24.');
    expect(failureWith('Moja bramka')).toBe('The key of a payment gateway must be a lower-case word, but is "Moja bramka".');
  });
});
