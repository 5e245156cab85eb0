import Big from 'big.js';
import { mostHundredths, order, wholeHundredths, withoutDust } from './decimals';

/** Decimal sum of the numbers of a list; other items are ignored. */
export function sum(values: readonly unknown[]): number | null {
  let hundredths = 0;
  let total = new Big(0);
  for (const value of values) {
    const small = Math.abs(hundredths) < mostHundredths ? wholeHundredths(value) : null;
    if (small !== null) hundredths += small;
    else if (typeof value === 'number') total = total.plus(value);
  }
  return withoutDust(total.plus(new Big(hundredths).times('0.01')).toNumber());
}

/** A list without empty values. */
export function compact(values: readonly unknown[]): readonly unknown[] {
  return values.filter((value) => value !== null && value !== undefined && value !== '');
}

/** A list without repetitions, in the order of first occurrence. */
export function unique(values: readonly unknown[]): readonly unknown[] {
  return [...new Set(values.map((value) => (typeof value === 'number' ? withoutDust(value) : value)))];
}

/** The first (-1) or last (1) of the numbers or texts of a list by their order; empty when there is none. */
export function extreme(values: readonly unknown[], side: -1 | 1): unknown {
  const ordered = values.filter((value) => typeof value === 'number' || typeof value === 'string');
  return ordered.reduce<unknown>((best, value) => (best === null || order(value, best) * side > 0 ? value : best), null);
}

/** The items of all lists of a list, one after the other; what is not a list is left out. */
export function flat(values: readonly unknown[]): readonly unknown[] {
  return values.flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : []));
}
