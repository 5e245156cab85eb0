import Big from 'big.js';

/** Sum of the numbers of a list as decimals; what is not a number is left out. */
export function sum(values: Iterable<unknown>): number {
  let total = new Big(0);
  for (const value of values) if (typeof value === 'number' || typeof value === 'bigint') total = total.plus(String(value));
  return total.toNumber();
}

/** A list without empty values. */
export function compact(values: Iterable<unknown>): unknown[] {
  return [...values].filter((value) => value !== null && value !== undefined && value !== '');
}

/** The items of all lists of a list, one after the other. */
export function flat(values: Iterable<unknown>): unknown[] {
  return [...values].flatMap((value): unknown[] => (Array.isArray(value) ? value : []));
}
