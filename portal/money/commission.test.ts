import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commissionOf } from './commission';

it.each([
  [12_840n, 1.2, 154n],
  [12_840n, 0.9, 116n],
  [50n, 1, 1n],
  [49n, 1, 0n],
  [99_999_999_999n, 0.35, 350_000_000n],
  [10_000n, '1.2', 120n],
])('of %s grosze, %s percent are %s', (amount, percent, commission) => expect(commissionOf(amount, percent)).toBe(commission));

it('there is none without a rate that can be calculated with', () => {
  for (const percent of [null, undefined, 0, -1, Number.NaN, 'one', {}]) expect(commissionOf(100n, percent)).toBeNull();
  expect(commissionOf(-100n, 1)).toBeNull();
});

it('is the rate in hundredths of a percent, rounded half up', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 99_999_999_999n), fc.integer({ min: 1, max: 2_000 }), (amount, hundredths) => {
      expect(commissionOf(amount, hundredths / 100)).toBe((amount * BigInt(hundredths) + 5_000n) / 10_000n);
    }),
    { seed: 7 },
  );
});
