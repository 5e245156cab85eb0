import { expect, test } from 'vitest';
import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import { viewTable } from '../blocks/table/view';
import { printableDocument } from '../printing/printable-document';
import { answer, resolve, type TestedDefinition } from '../runtime/screen-for-tests';
import { toCsv } from './csv';

const definition: TestedDefinition = {
  sources: { dane: { endpoint: '/dane', response: {} } },
  blocks: [
    {
      id: 'tabela',
      block: 'table',
      title: 'Dochody',
      rows: '=dane.lista',
      empty: 'Nic',
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
    scenario: viewTable(block, { viewBlocks: () => ({}) }).totals?.cells,
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
