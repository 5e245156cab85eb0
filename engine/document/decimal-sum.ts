import Big from 'big.js';
import { mostHundredths, wholeHundredths } from '../expressions/decimals';
import { parseDecimal } from '../formats';
import { isEmptyValue } from './draw-cell';

/** A sum, and the number of values that it lacks. */
export interface DecimalSum {
  /** Exact sum as a decimal text; null when there is no number. */
  readonly sum: string | null;
  /** How many values are missing or not numbers. Null does not count: there is nothing to sum. */
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

function fromHundredths(hundredths: number): Big {
  return new Big(hundredths).times('0.01');
}
