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

/** Gives the value at a place, counted from 0. */
type ValueAt = (place: number) => unknown;

/** Sums the numbers and decimal texts among so many values. */
export function sumDecimals(count: number, valueAt: ValueAt): DecimalSum {
  const sum = emptySum();
  // A hundred thousand values are summed while somebody waits for the page: no list of them is made.
  for (let place = 0; place < count; place += 1) {
    const value = valueAt(place);
    const small = wholeHundredths(value);
    if (small === null) sum.addOther(value);
    else sum.add(small);
  }
  return sum.result();
}

/**
 * Sums parts of the same values again and again: each value is read once, and a part costs an addition a value. The result sums the values
 * at these places.
 */
export function partialSums(count: number, valueAt: ValueAt): (places: Iterable<number>) => DecimalSum {
  const small = new Float64Array(count);
  const others = new Map<number, unknown>();
  for (let place = 0; place < count; place += 1) {
    const value = valueAt(place);
    const hundredths = wholeHundredths(value);
    small[place] = hundredths ?? (isEmptyValue(value) ? nothing : other);
    if (Number.isNaN(small[place])) others.set(place, value);
  }
  return (places) => {
    const sum = emptySum();
    for (const at of places) {
      const hundredths = small[at] ?? nothing;
      if (hundredths < nothing) sum.add(hundredths);
      else if (hundredths !== nothing) sum.addOther(others.get(at));
    }
    return sum.result();
  };
}

// What stands for a value that is no whole number of hundredths: one that is not there, and one that is another number or none at all.
const nothing = Number.POSITIVE_INFINITY;
const other = Number.NaN;

function emptySum() {
  let hundredths = 0;
  let sum = new Big(0);
  let isEmpty = true;
  let lacking = 0;
  const take = () => {
    sum = sum.plus(fromHundredths(hundredths));
    hundredths = 0;
  };
  return {
    add(small: number) {
      isEmpty = false;
      hundredths += small;
      if (Math.abs(hundredths) >= mostHundredths) take();
    },
    addOther(value: unknown) {
      const number = parseDecimal(value);
      if (number) {
        isEmpty = false;
        sum = sum.plus(number);
      } else if (!isEmptyValue(value)) lacking += 1;
    },
    result(): DecimalSum {
      take();
      return { sum: isEmpty ? null : sum.toFixed(), lacking };
    },
  };
}

function fromHundredths(hundredths: number): Big {
  return new Big(hundredths).times('0.01');
}
