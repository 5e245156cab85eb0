import { expect, test } from 'vitest';
import { answer, resolve } from '../runtime/screen-for-tests';
import type { TableModel } from '../screen/table-model';
import { nameRows } from './row-names';

function tableOf(lista: readonly object[]): TableModel {
  const columns = ['tytul', 'kwota', 'kiedy', 'stan'].map((id) => ({ id, label: id }));
  const [first, ...others] = columns;
  if (!first) throw new Error('There are no columns.');
  const { blocks } = resolve(
    {
      sources: { dane: { endpoint: '/dane', response: {} } },
      blocks: [{ id: 't', block: 'table', title: 'T', rows: '=dane', whenEmpty: 'Nic', rowHeader: 'tytul', columns: [first, ...others] }],
    },
    { dane: answer(lista) },
  );
  const [block] = blocks;
  if (block?.block !== 'table' || !block.table) throw new Error('The table is not ready.');
  return block.table;
}

const namesOf = (lista: readonly object[]) => {
  const nameAt = nameRows(tableOf(lista), [...lista.keys()]);
  return lista.map((_, place) => nameAt(place));
};

test('a row is named by its heading alone while no other row near has the same', () => {
  expect(namesOf([{ tytul: 'Podatek' }, { tytul: 'Woda' }])).toEqual(['Podatek', 'Woda']);
});

test('rows of the same heading are told apart by the column that differs, and only they', () => {
  expect(
    namesOf([
      { tytul: 'Podatek', kwota: '10,00', kiedy: '1.09.2026' },
      { tytul: 'Woda', kwota: '10,00', kiedy: '1.09.2026' },
      { tytul: 'Podatek', kwota: '10,00', kiedy: '2.09.2026' },
    ]),
  ).toEqual(['Podatek, 1.09.2026', 'Woda', 'Podatek, 2.09.2026']);
});

test('where no column tells all apart, the next one is added to those that are still the same', () => {
  expect(
    namesOf([
      { tytul: 'Podatek', kwota: '10,00', kiedy: '1.09.2026', stan: 'odrzucona' },
      { tytul: 'Podatek', kwota: '10,00', kiedy: '1.09.2026', stan: 'wygasła' },
      { tytul: 'Podatek', kwota: '20,00', kiedy: '1.09.2026', stan: 'wygasła' },
    ]),
  ).toEqual(['Podatek, 10,00, odrzucona', 'Podatek, 10,00, wygasła', 'Podatek, 20,00']);
});

test('rows that are the same in every column are counted', () => {
  expect(namesOf([{ tytul: 'Podatek' }, { tytul: 'Podatek' }])).toEqual(['Podatek (1)', 'Podatek (2)']);
});

test('a long table draws nothing when it is opened, and only the rows near when one is asked for', () => {
  const lista = Array.from({ length: 10_000 }, (_, row) => ({ tytul: `Pozycja ${row}` }));
  const table = tableOf(lista);
  const drawn = new Set<number>();
  const counted: TableModel = {
    ...table,
    cell(row, id) {
      drawn.add(row);
      return table.cell(row, id);
    },
  };
  const nameAt = nameRows(counted, table.ordered(null));
  expect(drawn.size).toBe(0);
  expect(nameAt(4_321)).toBe('Pozycja 4321');
  expect(drawn.size).toBeLessThanOrEqual(200);
});
