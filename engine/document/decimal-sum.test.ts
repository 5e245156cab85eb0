import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partialSums, sumDecimals } from './decimal-sum';

const sumOf = (values: readonly unknown[]) => sumDecimals(values.length, (place) => values[place]);

test('amounts are summed as decimals, not as binary fractions', () => {
  expect(sumOf([0.1, 0.2]).sum).toBe('0.3');
  expect(sumOf(Array.from({ length: 100_000 }, () => 0.01)).sum).toBe('1000');
});

test('numbers and decimal texts are summed, and what is missing or no number is counted; what is empty is neither', () => {
  expect(sumOf([1, '2.50', null, [], undefined, '', 'x', Number.NaN, true])).toEqual({ sum: '3.5', lacking: 5 });
});

test('without a number there is no sum, not a sum of 0', () => {
  expect(sumOf([])).toEqual({ sum: null, lacking: 0 });
  expect(sumOf([null, 'x'])).toEqual({ sum: null, lacking: 1 });
});

test('a sum is exact whatever the amounts', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), { minLength: 1 }), (hundredths) => {
      const texts = hundredths.map((value) => `${value < 0n ? '-' : ''}${abs(value) / 100n}.${String(abs(value) % 100n).padStart(2, '0')}`);
      const [whole = '', fraction = ''] = (sumOf(texts).sum ?? '').split('.');
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
        expect(sumOf(numbers).sum).toBe(exact.toFixed());
      },
    ),
    { seed: 6 },
  );
});

test('sums of parts are those of the same values alone, whatever stands among them', () => {
  const value = fc.oneof(
    fc.integer().map((grosze) => grosze / 100),
    fc.double(),
    fc.constantFrom(null, undefined, [], '', 'x', '2.505', 1e300, -0, true),
  );
  fc.assert(
    fc.property(fc.array(value), fc.array(fc.nat()), (values, picked) => {
      const places = picked.filter((place) => place < values.length);
      const sumAt = partialSums(values.length, (place) => values[place]);
      expect(sumAt(places)).toEqual(sumOf(places.map((place) => values[place])));
      expect(sumAt(values.keys())).toEqual(sumOf(values));
    }),
    { seed: 6 },
  );
});

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
