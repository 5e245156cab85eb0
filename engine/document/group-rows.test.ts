import { expect, it } from 'vitest';
import { answer, resolve } from '../runtime/screen-for-tests';
import type { TableModel } from '../screen/table-model';

const rows = [
  { id: 1, grupa: 'B', kwota: 2, dzien: '2026-01-02' },
  { id: 2, grupa: null, kwota: 5, dzien: null },
  { id: 3, grupa: 'A', kwota: 2, dzien: '2026-01-01' },
  { id: 4, grupa: 'B', kwota: 2, dzien: '2026-01-01' },
  { id: 5, grupa: 'A', kwota: null, dzien: '2026-01-03' },
  { id: 6, grupa: 'B', kwota: 1, dzien: '2026-01-03' },
];

function tableWith(groupBy?: string): TableModel {
  const { blocks } = resolve(
    {
      sources: { dane: { endpoint: '/dane', response: { type: 'object' } } },
      blocks: [
        {
          id: 'tabela',
          block: 'table',
          title: 'Tabela',
          rows: '=dane.lista',
          rowId: '=row.id',
          whenEmpty: 'Pusto',
          ...(groupBy !== undefined && { groupBy }),
          columns: [
            { id: 'grupa', label: 'Grupa', whenNull: 'bez grupy' },
            { id: 'dzien', label: 'Dzień', format: 'date' },
            { id: 'kwota', label: 'Kwota', format: 'money', total: {} },
          ],
        },
      ],
    },
    { dane: answer({ lista: rows }) },
  );
  const [block] = blocks;
  if (block?.block !== 'table' || block.table === null) throw new Error('There is no table.');
  return block.table;
}

const ids = (table: TableModel, order: ArrayLike<number>) => Array.from(order, (row) => table.rowKey(row)).join('');

it('orders rows that are equal by one column by the next, and else leaves them as they stood', () => {
  const table = tableWith();
  const next = { column: 'dzien', direction: 'descending' } as const;
  expect(ids(table, table.ordered({ column: 'kwota', direction: 'ascending' }))).toBe('613425');
  expect(ids(table, table.ordered({ column: 'kwota', direction: 'ascending', next }))).toBe('613425');
  expect(ids(table, table.ordered({ column: 'grupa', direction: 'descending', next }))).toBe('614532');
});

it('keeps the rows of a group together however they are sorted, with sums of their own and of what was found', () => {
  const table = tableWith('grupa');
  expect(ids(table, table.ordered(null))).toBe('351462');
  const order = table.ordered({ column: 'dzien', direction: 'descending' });
  expect(ids(table, order)).toBe('536142');
  expect(ids(table, table.ordered({ column: 'grupa', direction: 'descending' }))).toBe('146352');
  const said = (among: ArrayLike<number>) =>
    table.groupsOf?.(among).map(({ label, rows: own, subtotals }) => [label, own.length, subtotals.kwota?.text]);
  expect(said(order)).toEqual([
    ['A', 2, '2,00'],
    ['B', 3, '5,00'],
    ['bez grupy', 1, '5,00'],
  ]);
  expect(said([2, 5])).toEqual([
    ['A', 1, '2,00'],
    ['B', 1, '1,00'],
  ]);
  expect(tableWith().groupsOf).toBeUndefined();
});
