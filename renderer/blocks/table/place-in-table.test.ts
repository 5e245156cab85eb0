import { describe, expect, it } from 'vitest';
import { readPlaceInTable, writePlaceInTable } from './place-in-table';
import { buildTableModel } from './table-for-tests';

const table = buildTableModel(48, { choice: '2025', initialSort: { column: 'kwota', direction: 'descending' } });
const beginning = { sort: table.initialSort, page: 0, size: 5 };
const place = { sort: { column: 'nazwa', direction: 'ascending' }, page: 3, size: 10 } as const;

describe('a place in a table', () => {
  it.each([
    ['a page in another order', place],
    ['all rows, in the order of the office', { sort: null, page: 0, size: Number.POSITIVE_INFINITY }],
  ])('%s comes back, also from a store that knows JSON only', (_, left) => {
    const kept: unknown = JSON.parse(JSON.stringify(writePlaceInTable(left, table)));
    expect(readPlaceInTable(kept, table)).toEqual(left);
  });

  it('in another choice keeps its order and size only, and in fewer rows ends at the last page', () => {
    const kept = writePlaceInTable(place, table);
    expect(readPlaceInTable(kept, { ...table, choice: '2024' })).toEqual({ ...place, page: 0 });
    expect(readPlaceInTable(kept, { ...table, rowCount: 12 })).toEqual({ ...place, page: 1 });
  });

  it.each([
    undefined,
    null,
    17,
    'x',
    [],
    { page: -1, size: 0, sort: 'nazwa' },
    { page: 1.5, size: 'NaN', sort: { column: 'nie ma', direction: 'up' } },
  ])('that no table wrote is its beginning: %j', (kept) => {
    expect(readPlaceInTable(kept, table)).toEqual(beginning);
  });
});
