import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zlotyText } from '../../../../portal';
import { exactJson, parseExactJson } from '../exact-json';
import { hashtrans, momentText, type PaybynetPayment, parseAmount, readHashtrans, statusHash } from './messages';

const payment: PaybynetPayment = {
  id_client: '1234563218',
  id_trans: '1234567890',
  date_valid: '22-11-2026 11:00:00',
  amount: '128.47',
  currency: 'PLN',
  email: 'anna@example.org',
  account: '61109010140000071219812874',
  accname: 'Gmina Brzezie <Leśne> & Wzór',
  backpage: 'https://okienko.example/platnosc-informacja?wynik=ok&a=1',
  backpagereject: 'https://okienko.example/platnosc-informacja?wynik=blad',
};

describe('messages of Paybynet', () => {
  it('of a payment are read back as they were written, and only with the password', () => {
    const text = hashtrans(payment, 'haslo');
    expect(readHashtrans(text, 'haslo')).toEqual(payment);
    expect(readHashtrans(text, 'inne')).toBeNull();
    const changed = Buffer.from(Buffer.from(text, 'base64').toString().replace('128.47', '128.48')).toString('base64');
    expect(readHashtrans(changed, 'haslo')).toBeNull();
    expect(readHashtrans('', 'haslo')).toBeNull();
  });

  it('about a status cut at another place have the same hash, so that the forms of the fields decide', () => {
    const status = { newStatus: '2203', transAmount: '11.00', paymentId: '1234567890' };
    const cutElsewhere = { newStatus: '22031', transAmount: '1.00', paymentId: '1234567890' };
    expect(statusHash(status, 'x')).toBe(statusHash(cutElsewhere, 'x'));
    expect(cutElsewhere.newStatus).not.toMatch(/^\d{4}$/);
  });

  it.each(['', '1', '1.0', '1.000', '01.00', '-1.00', '+1.00', '1,00', ' 1.00', '1.00 ', '1e2', '0x1.00', '10000000000.00', '１.00'])(
    'with the amount "%s" are not believed',
    (text) => expect(parseAmount(text)).toBeNull(),
  );

  it('name a moment in Polish time', () => {
    expect(momentText(new Date('2026-07-01T22:30:05Z'))).toBe('02-07-2026 00:30:05');
    expect(momentText(new Date('2026-11-21T10:00:00Z'))).toBe('21-11-2026 11:00:00');
  });
});

it('amounts keep their grosze through both gateways’ messages', () => {
  const runs = process.env.OKIENKO_FULL === '1' ? 1_000_000 : 20_000;
  const wrong: bigint[] = [];
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 999_999_999_999n }), (grosze) => {
      const parsed = parseExactJson(exactJson([['amount', grosze]]));
      if (parseAmount(zlotyText(grosze)) !== grosze || (parsed as { amount: bigint }).amount !== grosze) wrong.push(grosze);
    }),
    { numRuns: runs, seed: 6 },
  );
  expect(wrong).toEqual([]);
}, 120_000);
