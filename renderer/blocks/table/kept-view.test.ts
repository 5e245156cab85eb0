import { expect, test } from 'vitest';
import { readView, writeView } from './kept-view';
import { buildTableModel } from './table-for-tests';

const model = buildTableModel(48);
const start = { sort: model.initialSort, pageIndex: 0, pageSize: model.pageSize };
const column = model.columns.find(({ sortable }) => sortable)?.id ?? '';

test('a view comes back from the history as it was, also one of all rows', () => {
  for (const pageSize of [10, Number.POSITIVE_INFINITY]) {
    const view = { sort: { column, direction: 'descending' }, pageIndex: pageSize === 10 ? 3 : 0, pageSize } as const;
    expect(readView(model, structuredClone(writeView(model, view)))).toEqual(view);
  }
  expect(readView(model, undefined)).toEqual(start);
  // A PESEL behind the table is stored nowhere.
  expect(writeView({ storableChoice: null }, start)).toBeNull();
  expect(readView({ ...model, storableChoice: null }, { choice: null, sort: null, pageIndex: 2, pageSize: 5 })).toEqual(start);
});

test('what does not fit gives way: another choice, fewer rows, a column that is gone, and whatever else an entry may hold', () => {
  const kept = writeView(model, { sort: null, pageIndex: 4, pageSize: 10 });
  expect(readView({ ...model, storableChoice: 'another' }, kept)).toEqual(start);
  expect(readView(buildTableModel(12), kept)).toMatchObject({ pageIndex: 1, pageSize: 10 });
  expect(readView(model, { ...kept, sort: { column: 'gone', direction: 'ascending' } }).sort).toBeNull();
  for (const odd of [null, 7, 'x', [], {}, { ...kept, pageIndex: -1 }, { ...kept, pageSize: 0 }, { ...kept, pageSize: '10' }])
    expect(readView(model, odd)).toEqual(start);
});
