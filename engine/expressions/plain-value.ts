/**
 * CEL's whole numbers are bigint and its decimals carry binary dust (0.1 + 0.2); both leave as plain JSON numbers. What holds nothing of
 * the kind leaves as it is: the rows that a filter picks are the answer's own, which are not copied at each key that is typed.
 */
export function toPlain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number') return withoutDust(value);
  if (typeof value !== 'object' || value === null || knownPlain.has(value)) return value;
  if (Array.isArray(value)) return plainList(value);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
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

function withoutDust(value: number): number | null {
  // Whole numbers and amounts, which are most, have none.
  if (Number.isSafeInteger(value) || (Math.abs(value) < 1e12 && Math.round(value * 100) / 100 === value)) return value === 0 ? 0 : value;
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : null;
}
