import { expect, it } from 'vitest';
import type { PrintableDocument } from '../../engine';
import { readPdf } from '../../tests/read-pdf';
import { cellLines } from './cell-lines';
import { measureTable, type TablePart } from './column-widths';
import { drawLetter } from './draw-letter';
import { letterOf } from './letter';
import { letterTable, numberColumn, wordColumn } from './letter-words';
import { cellStyle, pageFrame } from './page-frame';
import { createPress } from './press';

const press = createPress();
const letterhead = { officeName: 'Urząd', address: 'ul. Rynkowa 1', primary: '#1f5c4a', sample: true, arms: null };

function read(tables: readonly TablePart[]) {
  const document: PrintableDocument = {
    title: 'Budżet',
    language: 'pl',
    intro: 'Plan i wykonanie.',
    choices: [],
    parts: [{ kind: 'heading', level: 2, text: 'Dochody' }, ...tables],
    orientation: null,
  };
  return readPdf(
    Buffer.from(
      drawLetter(
        press,
        letterOf(document, letterhead, (key) => key, '22.11.2026'),
        0,
      ),
    ),
  );
}

const table = (rows: number): TablePart =>
  letterTable({
    id: `pozycje-${rows}`,
    title: `Pozycje ${rows}`,
    columns: [numberColumn('lp', 'Lp.', 'narrow'), wordColumn('nazwa', 'Nazwa'), numberColumn('kwota', 'Kwota')],
    rows: Array.from({ length: rows }, (_, row) => [String(row + 1), `Pozycja ${row + 1}`, '1 234,50']),
    totals: { label: 'Razem', cells: [null, null, '99,00'] },
  });
const named = (rows: number): TablePart => ({ ...table(rows), rowHeader: 1 });

it.each([
  { what: 'short', rows: [2] },
  { what: 'long', rows: [80] },
  { what: 'short and long', rows: [3, 80, 2] },
])('a document with $what tables has a first heading, bookmarks, and headings of columns and rows in its tags', ({ rows }) => {
  const pdf = read(rows.map(named));
  const all = rows.reduce((sum, count) => sum + count, 0);
  expect([pdf.count('H1'), pdf.count('H2')]).toEqual([1, 1 + rows.length]);
  expect(pdf.inside).toContain('/Outlines');
  expect([pdf.count('TR'), pdf.count('TH')]).toEqual([all + 2 * rows.length, 3 * rows.length + all]);
  expect(pdf.inside.match(/\/Scope\s*\/Row/g)?.length).toBeGreaterThan(0);
  expect(pdf.tables.map(({ body }) => body.at(-1))).toEqual(rows.map((count) => [String(count), `Pozycja ${count}`, '1 234,50']));
});

it('an account number stays in one line beside many columns, where words are broken instead', () => {
  const account = '49 9999 9999 0000 0000 0008 1045'.replaceAll(' ', '\u00a0');
  const words = ['Rok', 'Rodzaj płatności', 'Symbol karty', 'Płatnik', 'Udział i forma władania', 'Adres płatnika'];
  const part: TablePart = letterTable({
    id: 'naleznosci',
    title: 'Należności',
    columns: [...words.map((label) => wordColumn(label, label)), { ...wordColumn('konto', 'Numer konta bankowego'), unbroken: true }],
    rows: [[...words.map((word) => `${word} konstantynopolitańczykowianeczka ${'x'.repeat(40)}`), account]],
    totals: null,
  });
  const { width, side } = pageFrame(false);
  const measure = measureTable(part, width - 2 * side, press.faces);
  const lines = part.rows[0]?.map((text, column) =>
    cellLines(press.faces.regular, text, measure.size, (measure.widths[column] ?? 0) - 2 * cellStyle.insetX),
  );
  expect(lines?.at(-1)).toEqual([account]);
  expect(lines?.[0]?.length).toBeGreaterThan(1);
});
