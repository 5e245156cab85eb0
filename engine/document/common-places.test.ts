import { expect, test } from 'vitest';
import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import { printableDocument } from '../printing/printable-document';
import { answer, resolve, type TestedDefinition } from '../runtime/screen-for-tests';
import { toCsv } from './csv';

const definition: TestedDefinition = {
  sources: { dane: { endpoint: '/dane', response: {} } },
  blocks: [
    {
      id: 'tabela',
      block: 'table',
      title: 'Odczyty',
      rows: '=dane.lista',
      empty: 'Nic',
      totals: 'Razem',
      columns: [
        { id: 'numer', label: 'Numer' },
        { id: 'stan', label: 'Stan', format: 'quantity', unit: 'm3', total: {} },
        { id: 'obszar', label: 'Obszar', value: '=row.stan', format: 'quantity', unit: '=row.jednostka' },
        { id: 'odczyt', label: 'Odczyt', value: '=row.stan', format: 'quantity', unit: 'm3', places: '=row.miejsca' },
      ],
    },
  ],
};

const rows = [
  { numer: 'A', stan: 7570, jednostka: 'm2', miejsca: 0 },
  { numer: 'B', stan: 6194.7, jednostka: 'ha', miejsca: 3 },
  { numer: 'C', stan: null, jednostka: 'ha', miejsca: null },
];

test('quantities under a heading with one unit have the places of the longest; others those of the row, or their own', () => {
  const model = resolve(definition, { dane: answer({ lista: rows }) });
  const [block] = model.blocks;
  if (block?.block !== 'table' || !block.table) throw new Error('The table is not ready.');
  const { table } = block;
  const drawn = (id: string) => rows.map((_, row) => table.cell(row, id).text);
  expect(drawn('stan')).toEqual(['7\u00a0570,0', '6\u00a0194,7', '–']);
  expect(table.totals?.cells([0, 1, 2]).stan?.text).toBe('13\u00a0764,7');
  // Square metres and hectares are different measures, and none of them was measured more exactly than it was sent.
  expect(drawn('obszar')).toEqual(['7\u00a0570\u00a0m²', '6\u00a0194,7\u00a0ha', '–']);
  expect(drawn('odczyt')).toEqual(['7\u00a0570', '6\u00a0194,700', '–']);
  const [part] = printableDocument(buildService(definition), model, buildContext()).parts;
  expect(part?.kind === 'table' ? part.rows.map((cells) => cells[1]) : null).toEqual(['7\u00a0570,0', '6\u00a0194,7', '–']);
  // A spreadsheet gets the numbers as they were sent.
  expect(toCsv(table, [0, 1, 2]).split('\r\n')[1]).toBe('A;7570;7570;7570');
});

test('a whole column has no decimal places', () => {
  const lista = rows.map((row) => ({ ...row, stan: 12 }));
  const [block] = resolve(definition, { dane: answer({ lista }) }).blocks;
  expect(block?.block === 'table' ? block.table?.cell(0, 'stan').text : null).toBe('12');
});
