import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { orderRows, type SortKey } from './sort-keys';

function ordered(keys: readonly SortKey[], direction: 'ascending' | 'descending' = 'ascending'): SortKey[] {
  return [...orderRows(keys, direction, 'pl')].map((row) => keys[row] ?? null);
}

const number = fc.double({ noNaN: true });
const mixed = fc.array(fc.oneof(number, fc.integer({ min: -3, max: 3 }), fc.constantFrom('a', 'ą', 'b', '10', '9', ''), fc.constant(null)));

/** The same order by a comparing sort, as the description of orderRows says it. */
function expectedRows(keys: readonly SortKey[], sign: 1 | -1): number[] {
  const collator = new Intl.Collator('pl', { numeric: true });
  const kind = (key: SortKey) => (key === null ? 3 : (typeof key === 'number' ? -1 : 1) * sign);
  return [...keys.keys()].sort((left, right) => {
    const [a = null, b = null] = [keys[left], keys[right]];
    if (typeof a === 'number' && typeof b === 'number') return a === b ? 0 : (a < b ? -1 : 1) * sign;
    if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b) * sign;
    return kind(a) - kind(b);
  });
}

describe('rows', () => {
  test('order by number, not by text, so that 9 comes before 10 [TABLE-09]', () => {
    expect(ordered([10, 9, -1, 100, 0.5])).toEqual([-1, 0.5, 9, 10, 100]);
    expect(ordered([10, 9, -1, 100, 0.5], 'descending')).toEqual([100, 10, 9, 0.5, -1]);
  });

  test('order by the Polish alphabet, with numbers inside texts by value', () => {
    expect(ordered(['żaba', 'zebra', 'Łódź', 'lody', 'ćma', 'cyna', 'ul. 10', 'ul. 9'])).toEqual([
      'cyna',
      'ćma',
      'lody',
      'Łódź',
      'ul. 9',
      'ul. 10',
      'zebra',
      'żaba',
    ]);
  });

  test('without a value come last in both directions', () => {
    expect(ordered([null, 2, null, 1])).toEqual([1, 2, null, null]);
    expect(ordered([null, 2, Number.NaN, 1], 'descending')).toEqual([2, 1, null, Number.NaN]);
  });

  test('with equal values stay as they stood, in both directions', () => {
    const keys = [1, 0, 1, -0, 1];
    expect([...orderRows(keys, 'ascending', 'pl')]).toEqual([1, 3, 0, 2, 4]);
    expect([...orderRows(keys, 'descending', 'pl')]).toEqual([0, 2, 4, 1, 3]);
    expect([...orderRows(['01', '1', 'a', '1'], 'descending', 'pl')]).toEqual([2, 0, 1, 3]);
  });

  test('come in the order of a stable comparing sort, whatever the keys', () => {
    fc.assert(
      fc.property(mixed, fc.constantFrom('ascending', 'descending'), (keys, direction) => {
        expect([...orderRows(keys, direction, 'pl')]).toEqual(expectedRows(keys, direction === 'ascending' ? 1 : -1));
      }),
      { numRuns: 1000, seed: 6 },
    );
  });

  test('come in that order also where they are too many to be compared', () => {
    fc.assert(
      fc.property(mixed, fc.constantFrom('ascending', 'descending'), (some, direction) => {
        const keys = Array.from({ length: 300 }, (_, row) => some[row % (some.length + 1)] ?? row);
        expect([...orderRows(keys, direction, 'pl')]).toEqual(expectedRows(keys, direction === 'ascending' ? 1 : -1));
      }),
      { numRuns: 100, seed: 6 },
    );
  });

  test('of 100 000 rows are ordered as a comparing sort orders them', () => {
    const numbers = Array.from({ length: 100_000 }, (_, row) => Math.sin(row) * 1e6);
    const positions = [...numbers.keys()];
    const compared = positions.toSorted((left, right) => (numbers[left] ?? 0) - (numbers[right] ?? 0));
    expect([...orderRows(numbers, 'ascending', 'pl')]).toEqual(compared);
  });

  // How fast that is stands in the bench; here the comparisons are counted, which no clock disturbs.
  test('of 100 000 texts with 1 000 different ones are compared as often as 1 000 texts', () => {
    const words = Array.from({ length: 1000 }, (_, word) => `Żółć ${(word * 7919) % 1000}`);
    const keys = Array.from({ length: 100_000 }, (_, row) => words[(row * 31) % 1000] ?? '');
    let comparisons = 0;
    const { compare } = new Intl.Collator('pl', { numeric: true });
    const spy = vi.spyOn(Intl.Collator.prototype, 'compare', 'get').mockReturnValue((left: string, right: string) => {
      comparisons += 1;
      return compare(left, right);
    });
    orderRows(keys, 'ascending', 'pl');
    spy.mockRestore();
    expect(comparisons).toBeGreaterThan(1_000);
    expect(comparisons).toBeLessThan(1_000 * Math.log2(1_000) * 1.5);
  });
});
