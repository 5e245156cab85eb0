import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ColumnModel, TableModel, TotalsModel } from '../screen/table-model';
import { toCsv } from './csv';
import { readCsv } from './read-csv-for-tests';

const name: ColumnModel = { id: 'nazwa', label: 'Nazwa', unit: null, align: 'start', unbroken: false, sortable: true, width: 'normal' };
const amount: ColumnModel = { id: 'kwota', label: 'Kwota', unit: 'zł', align: 'end', unbroken: true, sortable: true, width: 'normal' };

function buildTable(columns: readonly ColumnModel[], rows: readonly (readonly string[])[], totals: TotalsModel | null = null): TableModel {
  const csv = (row: number, id: string) => rows[row]?.[columns.findIndex((column) => column.id === id)] ?? '';
  return {
    columns,
    totals,
    csv,
    rowCount: rows.length,
    search: null,
    filters: [],
    inAddress: true,
    behind: () => {
      throw new Error('The file reads texts alone.');
    },
    rowHeader: columns[0]?.id ?? '',
    initialSort: null,
    choice: '',
    pageSize: 5,
    paging: true,
    marks: null,
    hasActions: false,
    details: null,
    hasDetails: () => false,
    rowKey: String,
    rowData: () => null,
    cell: (row, id) => ({ text: csv(row, id), missing: false }),
    tone: () => null,
    actions: () => [],
    detailBlocks: () => [],
    ordered: () => rows.map((_, row) => row),
  };
}

function oneCell(text: string): string {
  return toCsv(buildTable([name], [[text]]), [0]).slice('\ufeffNazwa\r\n'.length, -'\r\n'.length);
}

describe('a CSV file', () => {
  test('begins with a byte order mark and headings that say the unit', () => {
    expect(toCsv(buildTable([name, amount], []), [])).toBe('\ufeffNazwa;Kwota (zł)\r\n');
  });

  test('has all rows, in the order of the screen', () => {
    const table = buildTable(
      [name, amount],
      [
        ['Podatek', '10,50'],
        ['Opłata', '2,00'],
        ['Dotacja', '7,25'],
      ],
    );
    expect(toCsv(table, [1, 2, 0])).toBe('\ufeffNazwa;Kwota (zł)\r\nOpłata;2,00\r\nDotacja;7,25\r\nPodatek;10,50\r\n');
  });

  test('ends with the totals, whose numbers are not grouped', () => {
    const totals: TotalsModel = {
      label: 'Razem, wszystkie pozycje',
      cells: () => ({ kwota: { text: '1\u00a0234\u00a0567,50', missing: false } }),
    };
    expect(toCsv(buildTable([name, amount], [['Podatek', '1234567,50']], totals), [0])).toContain(
      '\r\nRazem, wszystkie pozycje;1234567,50\r\n',
    );
  });

  test('gives the totals the rows that it holds', () => {
    const totals: TotalsModel = { label: 'Razem', cells: (rows) => ({ kwota: { text: rows.join('+'), missing: false } }) };
    expect(
      toCsv(
        buildTable(
          [name, amount],
          [
            ['a', '1'],
            ['b', '2'],
          ],
          totals,
        ),
        [1, 0],
      ),
    ).toContain('Razem;1+0\r\n');
  });

  test('says in a last column what makes a row stand out, so that every other cell stays a number', () => {
    const rows = [
      ['2026', '10,50'],
      ['2025', '2,00'],
    ];
    const totals: TotalsModel = { label: 'Razem', cells: () => ({ kwota: { text: '12,50', missing: false } }) };
    const table = buildTable([name, amount], rows, totals);
    const marked: TableModel = { ...table, marks: 'Stan', tone: (row) => (row === 0 ? { tone: 'error', label: 'po terminie' } : null) };
    expect(toCsv(marked, [1, 0])).toBe('\ufeffNazwa;Kwota (zł);Stan\r\n2025;2,00;\r\n2026;10,50;po terminie\r\nRazem;12,50;\r\n');
  });

  test.each([
    '=1+1',
    '+48 600',
    '-1+2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '-',
    '=',
    '-12,50 zł',
    '+48600123456',
    '+3',
    '－2+3',
    '＝1',
    '-1e5',
    '--1',
  ])('makes %j no formula', (text) => {
    expect(oneCell(text).replace(/^"/, '')).toMatch(/^'/);
  });

  test.each(['-12,50', '-7', '0,00', '999999999,99'])('keeps %s a number', (text) => {
    expect(oneCell(text)).toBe(text);
  });

  test('comes back from a CSV reader as it was, whatever the cells hold', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ż', ';', '"', '\r', '\n', ' ', '=', '-', '1', ',') });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (rows) => {
        const read = readCsv(
          toCsv(
            buildTable([name, amount], rows),
            rows.map((_, row) => row),
          ),
        );
        expect(read.map((line) => line.length)).toEqual([2, ...rows.map(() => 2)]);
        expect(read.slice(1).map((line) => line.map((text) => text.replace(/^'/, '')))).toEqual(rows);
      }),
      { seed: 6 },
    );
  });
});
