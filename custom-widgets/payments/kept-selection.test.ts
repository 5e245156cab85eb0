import { expect, it } from 'vitest';
import { idsKept, keptSelection } from './kept-selection';

it('a selection is taken back under the filters under which it was made, and under no others', () => {
  const kept = JSON.parse(JSON.stringify(keptSelection('2026', new Set([7, 9]), [])));
  expect(idsKept(kept, '2026')).toEqual([7, 9]);
  expect(idsKept(kept, '2025')).toBeNull();
  expect(keptSelection('2026', new Set(), [])).toBeUndefined();
});

it('what was ticked at first needs not be kept; that somebody has unticked it is', () => {
  expect(keptSelection('2026', new Set([9, 7]), [7, 9])).toBeUndefined();
  expect(idsKept(keptSelection('2026', new Set(), [7, 9]), '2026')).toEqual([]);
  expect(idsKept(keptSelection('2026', new Set([7]), [7, 9]), '2026')).toEqual([7]);
  expect(idsKept(keptSelection('2026', new Set([7, 8]), [7, 9]), '2026')).toEqual([7, 8]);
});

it.each([[undefined], [null], ['7'], [{ filters: '2026' }], [{ filters: '2026', ids: '7' }], [{ filters: '2026', ids: ['7', null, 1.5] }]])(
  'what is no selection selects nothing: %j',
  (kept) => {
    expect(idsKept(kept, '2026') ?? []).toEqual([]);
  },
);
