import { expect, it } from 'vitest';
import { commissionOf } from './commission';

it('a commission is rounded half up to grosze, without fractions on the way', () => {
  expect(commissionOf(21_000n, 1.2)).toBe(252n);
  expect(commissionOf(1n, 50)).toBe(1n);
  expect(commissionOf(1n, 49.99)).toBe(0n);
  expect(commissionOf(99_999_999_999n, 0.9)).toBe(900_000_000n);
  expect(commissionOf(500n, 1.1)).toBe(6n);
  expect(commissionOf(500n, null)).toBe(0n);
});
