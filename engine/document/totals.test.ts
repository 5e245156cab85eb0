import { expect, test } from 'vitest';
import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import { viewTable } from '../blocks/table/view';
import { printableDocument } from '../printing/printable-document';
import { answer, resolve, type TestedDefinition } from '../runtime/screen-for-tests';
import type { BlockModel } from '../screen/block-model';
import type { TableModel } from '../screen/table-model';
import { toCsv } from './csv';

const definition: TestedDefinition = {
  sources: { dane: { endpoint: '/dane', response: {} } },
  blocks: [
    {
      id: 'tabela',
      block: 'table',
      title: 'Dochody',
      rows: '=dane.lista',
      whenEmpty: 'Nic',
      totals: 'Razem',
      pageSize: 2,
      columns: [
        { id: 'nazwa', label: 'Nazwa' },
        { id: 'plan', label: 'Plan', format: 'money', total: {} },
        { id: 'strona', label: 'Strona', value: '=row.plan', format: 'money', total: { scope: 'page' } },
        { id: 'ile', label: 'Ile', format: 'integer', total: {} },
        { id: 'urzad', label: 'Urząd', value: '=row.plan', format: 'money', total: { value: '=dane.suma' } },
      ],
    },
  ],
};

function outputsOf(lista: readonly object[], suma?: number) {
  const model = resolve(definition, { dane: answer({ lista, suma }) });
  const [block] = model.blocks;
  if (block?.block !== 'table' || !block.table) throw new Error('The table is not ready.');
  const [part] = printableDocument(buildService(definition), model, buildContext()).parts;
  return {
    screen: block.table.totals?.cells([0, 1]),
    csv: toCsv(block.table, [0, 1, 2]).trimEnd().split('\r\n').at(-1),
    paper: part?.kind === 'table' ? part.totals?.cells : null,
    scenario: viewTable(block, {
      viewBlocks: () => ({}),
      trial: { typed: () => ({}), violations: () => [], answer: () => null, stateOf: () => ({ status: 'loading' }) },
    }).totals?.cells,
  };
}

const lacking = (count: number) => `table.lacking {"count":${count}}`;

test('a total says how many rows it lacks, on the screen, on paper, in a file and in a scenario alike', () => {
  const { screen, csv, paper, scenario } = outputsOf(
    [
      { nazwa: 'A', plan: 1_000.5, ile: 1 },
      { nazwa: 'B', plan: undefined, ile: null },
      { nazwa: 'C', plan: 'x', ile: 2 },
    ],
    7,
  );
  expect(screen).toEqual({
    plan: { text: '1\u00a0000,50', missing: false, note: lacking(2) },
    // Of the first two rows only one has no amount.
    strona: { text: '1\u00a0000,50', missing: false, note: lacking(1) },
    // Nothing where there is nothing to sum is not missing.
    ile: { text: '3', missing: false },
    // What the office sums up is complete.
    urzad: { text: '7,00', missing: false },
  });
  const said = ['1\u00a0000,50 (table.lacking {"count":2})', '1\u00a0000,50 (table.lacking {"count":2})', '3', '7,00'];
  expect(paper).toEqual([null, ...said]);
  // A spreadsheet must not take it for a number.
  expect(csv).toBe(`Razem;"${said[0]?.replaceAll('"', '""')}";"${said[1]?.replaceAll('"', '""')}";3;7,00`);
  expect(scenario).toEqual({ plan: said[0], strona: '1\u00a0000,50 (table.lacking {"count":1})', ile: '3', urzad: '7,00' });
});

test('a total of rows that all lack their value is missing itself, and one of empty values is empty', () => {
  const missing = { text: 'engine.noData', missing: true };
  const empty = { text: '–', missing: false };
  expect(outputsOf([{ plan: undefined, ile: null }]).screen).toEqual({ plan: missing, strona: missing, ile: empty, urzad: missing });
});

test('what is worked out from an amount that a row lacks is lacking in its cell and in the total, and what is empty has nothing to sum', () => {
  const [tabela] = definition.blocks;
  if (tabela?.block !== 'table') throw new Error('The definition begins with a table.');
  const columns: typeof tabela.columns = [{ id: 'dwa', label: 'Dwa', value: '=row.plan * 2', format: 'money', total: {} }];
  const lista = [{ plan: 10 }, { plan: undefined }, { plan: null }];
  const { blocks } = resolve({ ...definition, blocks: [{ ...tabela, columns }] }, { dane: answer({ lista }) });
  const table = blocks[0]?.block === 'table' ? blocks[0].table : null;
  expect([0, 1, 2].map((row) => table?.cell(row, 'dwa').text)).toEqual(['20,00', 'engine.noData', '–']);
  expect(table?.totals?.cells([0, 1, 2])).toEqual({ dwa: { text: '20,00', missing: false, note: lacking(1) } });
});

test('with some rows found, sums are of them, the office\u2019s own total stays, and words and file say so', () => {
  const lista = [
    { nazwa: 'A', plan: 1, ile: 1 },
    { nazwa: 'B', plan: 20, ile: 2 },
    { nazwa: 'C', plan: 300, ile: 3 },
  ];
  const table = tableOf(resolve(definition, { dane: answer({ lista, suma: 321 }) }).blocks[0]);
  const found = table.totals?.among?.([2, 0]);
  expect(found?.label).toBe('table.total (table.found {"count":2})');
  expect(found?.cells([2])).toEqual({
    plan: { text: '301,00', missing: false },
    strona: { text: '300,00', missing: false },
    ile: { text: '4', missing: false },
    urzad: { text: '321,00', missing: false, note: 'table.ofAll' },
  });
  // What was summed for all rows is not kept for those found, nor the other way round.
  expect(table.totals?.cells([0]).plan).toEqual({ text: '321,00', missing: false });
  expect(toCsv(table, [2, 0]).trimEnd().split('\r\n')).toEqual([
    '\ufeffNazwa;Plan (engine.currency);Strona (engine.currency);Ile;Urząd (engine.currency)',
    'C;300,00;300,00;3;300,00',
    'A;1,00;1,00;1;1,00',
    '"table.total (table.found {""count"":2})";301,00;301,00;4;321,00 (table.ofAll)',
  ]);
  expect(toCsv(table, [2, 1, 0])).toContain('\r\nRazem;321,00;321,00;6;321,00\r\n');
});

test('where the office alone sums up, the totals of rows found say that they are of all', () => {
  const [tabela] = definition.blocks;
  if (tabela?.block !== 'table') throw new Error('The definition begins with a table.');
  const columns = tabela.columns.filter(({ id }) => ['nazwa', 'urzad'].includes(id));
  const { blocks } = resolve({ ...definition, blocks: [{ ...tabela, columns }] }, { dane: answer({ lista: [{ plan: 1 }], suma: 9 }) });
  const found = tableOf(blocks[0]).totals?.among?.([]);
  expect(found?.label).toBe('Razem (table.ofAll)');
  expect(found?.cells([])).toEqual({ urzad: { text: '9,00', missing: false } });
});

function tableOf(block: BlockModel | undefined): TableModel {
  if (block?.block !== 'table' || !block.table) throw new Error('The table is not ready.');
  return block.table;
}
