import { expect, test } from 'vitest';
import { brokenBounds, isAboveBound, measureTable, median } from './measure';

test('the median is a value that was measured', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2);
  expect(() => median([])).toThrow();
});

test('a value at its bound passes, one above it fails', () => {
  const at = { name: 'bytes', ours: '110 KiB', other: '100 KiB', value: 1.1, bound: 1.1, unit: '' } as const;
  expect(measureTable([at])).toContain('| bytes | 110 KiB | 100 KiB | 1.10 | ≤ 1.1 | PASS |');
  expect(measureTable([{ ...at, value: 1.11 }])).toContain('| FAIL |');
});

test('a value without a bound is only reported', () => {
  const reported = { name: 'paint', ours: '900 ms', other: '', value: 900.4, bound: null, unit: 'ms' } as const;
  expect(measureTable([reported])).toContain('| paint | 900 ms | – | 900 ms | – | |');
  expect(isAboveBound(reported)).toBe(false);
});

test('what is above its bound is named at the end, and nothing is where nothing is', () => {
  const at = { name: 'second visit', ours: '700 ms', other: '1000 ms', value: 0.7, bound: 0.5, unit: '' } as const;
  const bytes = { name: 'JavaScript', ours: '130 KiB', other: '', value: 130, bound: 125, unit: 'KiB' } as const;
  expect(brokenBounds([at, { ...at, value: 0.5 }, bytes])).toBe(
    'Above their bounds:\n  second visit: 0.70 instead of at most 0.5\n  JavaScript: 130.0 instead of at most 125 KiB',
  );
  expect(brokenBounds([{ ...at, bound: null }])).toBe('');
});
