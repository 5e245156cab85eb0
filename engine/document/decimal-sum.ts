import Big from 'big.js';
import { parseDecimal } from '../formats';
import { isEmptyValue } from './draw-cell';

// A decimal of at most 15 digits is the one that its binary number stands for, so amounts below this are summed as whole hundredths,
// some thirty times faster than as decimals and as exactly.
const mostHundredths = 1e15;

/** A sum and what it could not take in. */
export interface DecimalSum {
  /** Exact sum as a decimal text; null when there is no number. */
  readonly sum: string | null;
  /** How many values are missing or no numbers. What is empty (null) is neither: there is nothing to sum. */
  readonly lacking: number;
}

/** Sums the numbers and decimal texts among the values. */
export function sumDecimals(values: Iterable<unknown>): DecimalSum {
  let hundredths = 0;
  let sum = new Big(0);
  let isEmpty = true;
  let lacking = 0;
  for (const value of values) {
    const small = wholeHundredths(value);
    const number = small === null ? parseDecimal(value) : null;
    if (small !== null) hundredths += small;
    if (number) sum = sum.plus(number);
    if (small !== null || number) isEmpty = false;
    else if (!isEmptyValue(value)) lacking += 1;
    if (Math.abs(hundredths) >= mostHundredths) {
      sum = sum.plus(fromHundredths(hundredths));
      hundredths = 0;
    }
  }
  return { sum: isEmpty ? null : sum.plus(fromHundredths(hundredths)).toFixed(), lacking };
}

function wholeHundredths(value: unknown): number | null {
  if (typeof value !== 'number') return null;
  const hundredths = Math.round(value * 100);
  return Math.abs(hundredths) < mostHundredths && hundredths / 100 === value ? hundredths : null;
}

function fromHundredths(hundredths: number): Big {
  return new Big(hundredths).times('0.01');
}
