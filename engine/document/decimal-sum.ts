import Big from 'big.js';
import { parseDecimal } from '../formats';

/** Exact sum of the numbers and decimal texts among the values, as a decimal text; null when there is none. */
export function sumDecimals(values: Iterable<unknown>): string | null {
  let sum: Big | null = null;
  for (const value of values) {
    const number = parseDecimal(value);
    if (number) sum = (sum ?? new Big(0)).plus(number);
  }
  return sum?.toFixed() ?? null;
}
