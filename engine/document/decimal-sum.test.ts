import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumDecimals } from './decimal-sum';

test('amounts are summed as decimals, not as binary fractions', () => {
  expect(sumDecimals([0.1, 0.2])).toBe('0.3');
  expect(sumDecimals(Array.from({ length: 100_000 }, () => 0.01))).toBe('1000');
});

test('numbers and decimal texts count, anything else is left out', () => {
  expect(sumDecimals([1, '2.50', null, undefined, '', 'x', Number.NaN, true])).toBe('3.5');
});

test('without a number there is no sum, not a sum of 0', () => {
  expect(sumDecimals([])).toBeNull();
  expect(sumDecimals([null, 'x'])).toBeNull();
});

test('a sum is exact whatever the amounts', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), { minLength: 1 }), (hundredths) => {
      const texts = hundredths.map((value) => `${value < 0n ? '-' : ''}${abs(value) / 100n}.${String(abs(value) % 100n).padStart(2, '0')}`);
      const [whole = '', fraction = ''] = (sumDecimals(texts) ?? '').split('.');
      expect(BigInt(whole + fraction.padEnd(2, '0'))).toBe(hundredths.reduce((sum, value) => sum + value, 0n));
    }),
    { seed: 6 },
  );
});

test('a sum of numbers is that of their shortest decimals', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.integer().map((grosze) => grosze / 100),
          fc.double({ noNaN: true, noDefaultInfinity: true }),
        ),
        { minLength: 1 },
      ),
      (numbers) => {
        const exact = numbers.reduce((sum, number) => sum.plus(number), new Big(0));
        expect(sumDecimals(numbers)).toBe(exact.toFixed());
      },
    ),
    { seed: 6 },
  );
});

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
