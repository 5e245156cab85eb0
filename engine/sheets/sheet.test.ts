import { expect, it } from 'vitest';
import { answer, resolve } from '../runtime/screen-for-tests';
import { toSheet, xlsxFiles } from './index';

const rows = [
  { nazwa: '=1+1', kwota: 1234.5, dzien: '2026-05-01', numer: '12345678901234567', stan: 'N' },
  { nazwa: '+48 600 100 200', kwota: null, dzien: null, numer: '7', stan: 'Z' },
  { nazwa: '@SUM(A1)\u0007<b> & "x" \ud800', kwota: -3, dzien: 'wczoraj', numer: '8', stan: 'N' },
];

function sheetOf(lista: readonly object[]) {
  const [block] = resolve(
    {
      sources: { dane: { endpoint: '/dane', response: {} } },
      blocks: [
        {
          id: 'tabela',
          block: 'table',
          title: 'Raty [2026]: należności i wpłaty za rok/kwartał',
          rows: '=dane.lista',
          whenEmpty: 'Nic',
          tones: [{ id: 'n', when: "=row.stan == 'N'", tone: 'error', label: 'do zapłaty' }],
          columns: [
            { id: 'nazwa', label: 'Nazwa' },
            { id: 'kwota', label: 'Kwota', format: 'money', total: {} },
            { id: 'dzien', label: 'Dzień', format: 'date' },
            { id: 'numer', label: 'Numer', format: 'integer' },
          ],
        },
      ],
    },
    { dane: answer({ lista }) },
  ).blocks;
  if (block?.block !== 'table' || !block.table) throw new Error('There is no table.');
  const work = toSheet(block.table, block.table.ordered(null));
  let steps = 0;
  for (;;) {
    const step = work.next();
    if (step.done) return { sheet: step.value, title: block.title, steps };
    steps += 1;
  }
}

it('numbers and days of a table are numbers and days in the spreadsheet, what only looks like them stays a text', () => {
  const { sheet } = sheetOf(rows);
  expect(sheet.headings.slice(0, 3)).toEqual(['Nazwa', 'Kwota (engine.currency)', 'Dzień']);
  expect(sheet.rows[0]?.slice(0, 3)).toEqual(['=1+1', { number: 1234.5, places: 2 }, { day: Date.UTC(2026, 4, 1) }]);
  expect(sheet.rows[1]?.slice(0, 3)).toEqual(['+48 600 100 200', '', '']);
  expect(sheet.rows[2]?.[1]).toEqual({ number: -3, places: 2 });
  expect(typeof sheet.rows[2]?.[2]).toBe('string');
  // What makes a row stand out has a column of its own.
  expect(sheet.rows.map((cells) => cells.at(-1))).toEqual(['do zapłaty', '', 'do zapłaty']);
  expect(sheet.totals?.[1]).toEqual({ number: 1231.5, places: 2 });
});

it('a long table is read in parts, so that the page has its turn', () => {
  expect(sheetOf(Array.from({ length: 1000 }, () => rows[0] ?? {})).steps).toBe(40);
});

it('no cell is run as a formula, the heading stays in view, and what XML cannot hold is left out', () => {
  const { sheet, title } = sheetOf(rows);
  const files = xlsxFiles(sheet, title);
  const xml = files['xl/worksheets/sheet1.xml'] ?? '';
  expect(xml).not.toContain('<f>');
  expect(xml).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>');
  expect(xml).toContain('@SUM(A1)&#60;b&#62; &#38; &#34;x&#34; </t>');
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  // 1 May 2026 as spreadsheets count days.
  expect(xml).toContain('<v>46143</v>');
  expect(xml).toContain('<v>1234.5</v>');
  expect(files['xl/workbook.xml']).toContain('<sheet name="Raty  2026   należności i wpłat" ');
});
