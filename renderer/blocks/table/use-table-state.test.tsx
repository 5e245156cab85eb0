import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { TableModel } from '../../../engine';
import { buildTableModel } from './table-for-tests';
import type { Filtered } from './use-filtered';
import type { Sought } from './use-sought';
import { nextSort, type TableState, useTableState } from './use-table-state';

const model = buildTableModel(48, { search: 'in address' });
const even: Sought['search'] = { of: model, find: (_, order) => Array.from(order).filter((row) => row % 2 === 0) };

interface ProbeProps {
  readonly table: TableModel;
  readonly sought: Sought;
  readonly filtered: Filtered | undefined;
  onState(state: TableState): void;
}

function Probe({ table, sought, filtered, onState }: ProbeProps) {
  onState(useTableState(table, 'tabela', sought, filtered));
  return null;
}

function stateOf(sought: Sought, table: TableModel = model, filtered?: Filtered): TableState {
  const states: TableState[] = [];
  renderToStaticMarkup(
    <Router ssrPath="/uslugi/proba">
      <Probe table={table} sought={sought} filtered={filtered} onState={(state) => states.push(state)} />
    </Router>,
  );
  const state = states.at(-1);
  if (!state) throw new Error('The state was not read.');
  return state;
}

describe('a table in which words are sought', () => {
  it('has the rows found, in its order, a page at a time', () => {
    const sorted = buildTableModel(48, { initialSort: { column: 'kwota', direction: 'descending' } });
    const { rows, order, isPart, isPaged } = stateOf({ words: 'x', search: { of: sorted, find: even.find } }, sorted);
    expect(rows).toEqual([46, 44, 42, 40, 38]);
    expect(order).toHaveLength(24);
    expect([isPart, isPaged]).toEqual([true, true]);
  });

  it.each([
    ['not read yet', null],
    ['those of another year, whose search stays behind', { ...even, of: buildTableModel(48) }],
  ])('has no rows while they are %s, rather than all', (_, search) => {
    const { rows, order, isSeeking, isPart, isPaged } = stateOf({ words: 'x', search });
    expect([rows, order.length]).toEqual([[], 0]);
    expect([isSeeking, isPart, isPaged]).toEqual([true, false, false]);
  });

  it.each(['', '  \u00a0'])('has all rows when the words are %j', (words) => {
    const { order, isSeeking, isPart } = stateOf({ words, search: null });
    expect([order.length, isSeeking, isPart]).toEqual([48, false, false]);
  });

  it('has no pages for few found rows', () => {
    const few: Sought['search'] = { of: model, find: () => [7, 3] };
    expect(stateOf({ words: 'x', search: few })).toMatchObject({ rows: [7, 3], isPaged: false, pageIndex: 0 });
  });
});

describe('a table with filters', () => {
  const early: NonNullable<Filtered['filter']> = { of: model, find: (_, order) => Array.from(order).filter((row) => row < 10) };

  it('has the rows that pass them, of those in which the words are', () => {
    const { rows, order, isPart } = stateOf({ words: 'x', search: even }, model, { inputs: { kwota: '..10' }, filter: early });
    expect([rows, order, isPart]).toEqual([[0, 2, 4, 6, 8], [0, 2, 4, 6, 8], true]);
  });

  it.each([
    ['not read yet', null],
    ['those of another year', { ...early, of: buildTableModel(48) }],
  ])('has no rows while they are %s, rather than all', (_, filter) => {
    const { order, isSeeking } = stateOf({ words: '', search: null }, model, { inputs: { kwota: '..10' }, filter });
    expect([order.length, isSeeking]).toEqual([0, true]);
  });

  it('has all rows when none of them is filled in', () => {
    const { order, isSeeking, isPart } = stateOf({ words: '', search: null }, model, { inputs: { kwota: '' }, filter: null });
    expect([order.length, isSeeking, isPart]).toEqual([48, false, false]);
  });
});

it('presses on a heading order upwards, downwards, and as the office has it; another heading begins upwards', () => {
  const up = nextSort(null, 'kwota');
  const down = nextSort(up, 'kwota');
  expect([up, down, nextSort(down, 'kwota')]).toEqual([
    { column: 'kwota', direction: 'ascending' },
    { column: 'kwota', direction: 'descending' },
    null,
  ]);
  expect(nextSort(down, 'nazwa')).toEqual({ column: 'nazwa', direction: 'ascending' });
});
