import { type Grosze, parseGrosze } from '../../engine';

/** What an operator adds to an amount at a rate of so many percent with at most two decimals, rounded half up to grosze. */
export function commissionOf(amount: Grosze, percent: number | null): Grosze {
  // Percent with two decimals are ten-thousandths, read as digits and not as a fraction.
  const rate = percent === null ? 0n : (parseGrosze(percent) ?? 0n);
  return (amount * rate + 5_000n) / 10_000n;
}
