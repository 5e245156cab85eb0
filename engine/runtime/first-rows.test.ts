import { describe, expect, it } from 'vitest';
import type { TableBlock } from '../language/language.generated';
import type { TableModel } from '../screen/table-model';
import { answer, resolve, type TestedDefinition } from './screen-for-tests';

const rows = [
  { nazwa: 'Pierwszy', kwota: 1.5 },
  { nazwa: 'Drugi', kwota: 2 },
];

/** A screen with a table, and a sentence that counts the same rows. */
function screenWith(change: Partial<TableBlock> = {}): TestedDefinition {
  const table: TableBlock = {
    id: 'tabela',
    block: 'table',
    title: 'Wykaz',
    rows: '=wykaz.lista',
    whenEmpty: 'Nic',
    columns: [
      { id: 'nazwa', label: 'Nazwa' },
      { id: 'kwota', label: 'Kwota', format: 'money', total: {} },
    ],
    ...change,
  };
  return {
    sources: { wykaz: { endpoint: '/wykaz' }, inne: { endpoint: '/inne' } },
    blocks: [table, { id: 'ile', block: 'text', text: { text: 'Wierszy: {{ile}}.', values: { ile: { value: '=size(wykaz.lista)' } } } }],
  };
}

/** The first rows of the table while an answer is on its way of which this has come; undefined where none are shown. */
function firstRowsOf(change: Partial<TableBlock>, beginning: unknown): TableModel | undefined {
  const { blocks } = resolve(screenWith(change), { wykaz: { status: 'loading', beginning }, inne: answer({ stawka: 3 }) });
  const [table] = blocks;
  return table?.block === 'table' ? table.firstRows : undefined;
}

describe('a table whose answer is on its way', () => {
  it('shows the rows that have come, while all else that reads the answer waits', () => {
    const { blocks } = resolve(screenWith(), { wykaz: { status: 'loading', beginning: { lista: rows } } });
    const [table, text] = blocks;
    expect(table).toMatchObject({ state: { status: 'loading' }, table: null });
    const first = table?.block === 'table' ? table.firstRows : undefined;
    expect(first?.rowCount).toBe(2);
    expect(first?.cell(1, 'kwota').text).toBe('2,00');
    expect(text).toMatchObject({ state: { status: 'loading' } });
  });

  it('shows none before a row has come, when there is none in what has come, and once the answer is whole', () => {
    for (const beginning of [undefined, null, {}, { lista: [] }, { lista: null }, { lista: 'x' }, []])
      expect(firstRowsOf({}, beginning), JSON.stringify(beginning)).toBeUndefined();
    const { blocks } = resolve(screenWith(), { wykaz: answer({ lista: rows }) });
    expect(blocks[0]).toMatchObject({ table: { rowCount: 2 } });
    expect(blocks[0]).not.toHaveProperty('firstRows');
  });

  it('waits where how the rows are drawn depends on all of them, or on another answer', () => {
    const dependent: readonly Partial<TableBlock>[] = [
      { sort: { column: 'kwota' } },
      { groupBy: 'nazwa' },
      { columns: [{ id: 'nazwa', label: 'Nazwa', hideWhenEmpty: true }] },
      // The places of a quantity under a heading with a unit are those of the longest.
      { columns: [{ id: 'kwota', label: 'Powierzchnia', format: 'quantity', unit: 'ha' }] },
      { columns: [{ id: 'czesc', label: 'Część', value: '=row.kwota / size(wykaz.lista)' }] },
      { columns: [{ id: 'razem', label: 'Razem', value: '=row.kwota * inne.stawka' }] },
      { rows: '=wykaz.lista.filter(pozycja, pozycja.kwota > 0)' },
      { visible: '=size(wykaz.lista) > 1' },
    ];
    for (const change of dependent) expect(firstRowsOf(change, { lista: rows }), JSON.stringify(change)).toBeUndefined();
    const fixed: Partial<TableBlock> = { columns: [{ id: 'kwota', label: 'Powierzchnia', format: 'quantity', unit: 'ha', places: 2 }] };
    expect(firstRowsOf(fixed, { lista: rows })?.cell(0, 'kwota').text).toBe('1,50');
  });
});
