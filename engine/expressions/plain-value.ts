import { withoutDust } from './decimals';

/**
 * Takes the dust of binary arithmetic out of a value. What holds none leaves as it is: the rows that a filter picks are the answer's own,
 * which are not copied at each key that is typed.
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

// Answers of the office never change, so one look at each of their rows is enough.
const knownPlain = new WeakSet<object>();

function plainList(list: readonly unknown[]): readonly unknown[] {
  const plain = list.map(toPlain);
  return plain.every((item, place) => Object.is(item, list[place])) ? list : plain;
}
