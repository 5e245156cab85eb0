import { expect, it } from 'vitest';
import { searchTable } from './search-table';

const rows = [
  ['ul. Łąkowa 3', '1\u00a0234,50'],
  ['ul. Śliska 12 (dom)', '12,00'],
  ['plac Zamkowy', '-1\u00a0000\u00a0000,00'],
];

function buildSearch(cells: readonly (readonly string[])[]) {
  const columns = ['nazwa', 'kwota'].map((id) => ({
    id,
    label: id,
    unit: null,
    align: 'start' as const,
    unbroken: false,
    sortable: true,
    width: 'normal' as const,
  }));
  const searched: Parameters<typeof searchTable>[0] = {
    columns,
    rowCount: cells.length,
    cell: (row, column) => ({ text: cells[row]?.[column === 'nazwa' ? 0 : 1] ?? '', missing: false }),
    tone: (row) => (row === 2 ? { tone: 'error', label: 'po terminie' } : null),
  };
  return searchTable(searched);
}

const search = buildSearch(rows);
const order = [2, 1, 0];

it.each([
  ['words in any order, without Polish letters', '3 lakowa', [0]],
  ['letters with their marks, whatever the case', 'ŁĄKOWA', [0]],
  ['letters whose marks stand apart', 's\u0301liska', [1]],
  ['an amount as it is shown', '1\u00a0234,50', [0]],
  ['an amount as it is typed', '1234,5', [0]],
  ['every group of a long amount', '1000000', [2]],
  ['what makes a row stand out', 'po terminie', [2]],
  ['a part of a word', 'ul', [1, 0]],
  ['signs of patterns as signs', '(dom)', [1]],
  ['a pattern that is none', '.*', []],
  ['words with a sign of the direction of writing', '\u200fslis\u200bka', [1]],
  ['no word over two cells', '31', []],
])('finds %s', (_, words, found) => {
  expect(search.find(words, order)).toEqual(found);
});

it('seeks nothing in spaces and in signs that are not seen', () => {
  expect(search.find('  \u00a0\u200f ', order)).toBeNull();
});

it('reads a long table in steps, and each row once', () => {
  let read = 0;
  const many = Array.from({ length: 1000 }, (_, place) => [`Pozycja ${place}`, '1,00']);
  const count = (target: string[], key: string | symbol): unknown => {
    if (key === '0') read += 1;
    return Reflect.get(target, key);
  };
  const counted = many.map((cells) => new Proxy(cells, { get: count }));
  const long = buildSearch(counted);
  const steps = long.prepare();
  expect(steps.next().done).toBe(false);
  expect(read).toBeLessThan(400);
  expect(long.find('pozycja 999', Array.from(many.keys()))).toEqual([999]);
  expect(long.find('pozycja 7', [7])).toEqual([7]);
  expect(read).toBe(1000);
});
