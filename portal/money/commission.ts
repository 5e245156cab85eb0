import { parseDecimal } from '../../engine';
import type { Grosze } from './grosze';

/**
 * The commission of a payment: `percent` of the amount, rounded half up to whole grosze, without ever calculating with a fraction of a
 * number. Null when `percent` is no positive number: then there is none.
 */
export function commissionOf(amount: Grosze, percent: unknown): Grosze | null {
  const rate = parseDecimal(percent);
  if (!rate?.gt(0) || amount < 0n) return null;
  return BigInt(rate.times(amount.toString()).div(100).round(0, halfUp).toFixed(0));
}

// Big's name for rounding half up.
const halfUp = 1;
