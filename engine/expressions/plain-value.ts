import { withoutDust } from './decimals';

/**
 * Removes rounding errors of binary arithmetic from a value. A value without any is returned as it is: rows picked by a filter are the
 * answer's own objects and must not be copied at each key press.
 */
export function toPlain(value: unknown): unknown {
  if (typeof value === 'number') return withoutDust(value);
  if (typeof value !== 'object' || value === null || knownPlain.has(value)) return value;
  if (Array.isArray(value)) return plainList(value);
  let isSame = true;
  const entries = Object.entries(value).map(([name, member]) => {
    const plain = toPlain(member);
    isSame &&= Object.is(plain, member);
    return [name, plain] as const;
  });
  if (!isSame) return Object.fromEntries(entries);
  knownPlain.add(value);
  return value;
}

// Answers of the office never change, so each row is checked only once.
const knownPlain = new WeakSet<object>();

function plainList(list: readonly unknown[]): readonly unknown[] {
  const plain = list.map(toPlain);
  return plain.every((item, place) => Object.is(item, list[place])) ? list : plain;
}
