import { describe, expect, it } from 'vitest';
import { standardKinds } from '../kinds/standard-kinds';
import type { TableModel } from '../screen/table-model';
import { filterTable } from './filter-table';

interface Row {
  readonly stan?: string | null;
  readonly kwota?: unknown;
  readonly dzien?: string | null;
}

const rows: readonly Row[] = [
  { stan: 'Z', kwota: 120.5, dzien: '2026-01-15' },
  { stan: 'N', kwota: '80.00', dzien: '2026-03-29T23:30:00+02:00' },
  { stan: null, kwota: null, dzien: null },
  { stan: 'z', kwota: -3, dzien: '2026-10-25' },
];

const words: Readonly<Record<string, string>> = { Z: 'zapłacona', z: 'zapłacona', N: 'do zapłaty' };
const formats = { stan: 'text', kwota: 'money', dzien: 'date-time' } as const;

function buildFilter(list: readonly Row[], textOf = (row: Row) => words[row.stan ?? ''] ?? row.stan ?? '–') {
  const model: Parameters<typeof filterTable>[0] = {
    filters: [
      { column: 'stan', by: 'choice' },
      { column: 'kwota', by: 'numbers' },
      { column: 'dzien', by: 'days' },
    ],
    rowCount: list.length,
    cell: (row) => ({ text: textOf(list[row] ?? {}), missing: false }),
    behind: (id): ReturnType<TableModel['behind']> => {
      const column = id === 'stan' || id === 'kwota' ? id : 'dzien';
      const format = standardKinds.formats[formats[column]];
      if (!format) throw new Error(`There is no format for ${id}.`);
      return {
        format,
        options: { language: 'pl', timeZone: 'Europe/Warsaw', translate: (key) => key, unit: null, withUnit: true },
        value: (row) => list[row]?.[column],
        words: () => null,
      };
    },
  };
  const filter = filterTable(model);
  for (const _ of filter.prepare());
  return filter;
}

const filter = buildFilter(rows);
const order = [3, 2, 1, 0];

describe('the filters of a table', () => {
  it('offer the values that are shown, each once, by the words of the language, what is empty last', () => {
    expect(filter.entries('stan')).toEqual([
      { key: 'N', label: 'do zapłaty' },
      { key: 'Z', label: 'zapłacona' },
      { key: 'null', label: '–' },
    ]);
  });

  it.each([
    ['one of the values, shown alike for two codes', { stan: 'Z' }, [3, 0]],
    ['a key of an address that another code shows as well', { stan: 'z' }, [3, 0]],
    ['rows without a value', { stan: 'null' }, [2]],
    ['a value that no row has', { stan: 'X' }, []],
    ['numbers from', { kwota: '80..' }, [1, 0]],
    ['numbers to, as they are typed', { kwota: '..120,50' }, [3, 1, 0]],
    ['numbers between, both ends included', { kwota: '-3..80,0' }, [3, 1]],
    ['days from', { dzien: '29.03.2026..' }, [3, 1]],
    ['the whole of the last day, also one without its second hour', { dzien: '..29.3.2026' }, [1, 0]],
    ['a day of 25 hours', { dzien: '25.10.2026..25.10.2026' }, [3]],
    ['several columns at once', { stan: 'Z', kwota: '100..' }, [0]],
  ])('find %s', (_, inputs, found) => {
    expect(filter.find(inputs, order)).toEqual(found);
  });

  it.each([
    ['kwota', '1e3..', 'number'],
    ['kwota', '5..1', 'crossed'],
    ['dzien', '31.02.2026..', 'date'],
    ['dzien', '02.01.2026..01.01.2026', 'crossed'],
  ])('say what is wrong in %s with %s, and leave no row out for it', (column, input, problem) => {
    expect(filter.problem(column, input)).toBe(problem);
    expect(filter.find({ [column]: input }, order)).toBeNull();
    expect(filter.active({ [column]: input })).toEqual([]);
  });

  it('are without effect when they are empty, and count those that have one', () => {
    expect(filter.find({ stan: '', kwota: '..', dzien: ' .. ' }, order)).toBeNull();
    expect(filter.active({ stan: 'N', kwota: '1..', dzien: '' }).map(({ column }) => column)).toEqual(['stan', 'kwota']);
  });

  it('keep apart what has one number and two units', () => {
    const two = buildFilter(
      [
        { stan: '5', dzien: 'ha' },
        { stan: '5', dzien: 'm' },
      ],
      ({ stan, dzien }) => `${stan} ${dzien}`,
    );
    expect(two.entries('stan')?.[1]).toEqual({ key: '5 5 m', label: '5 m' });
    expect(two.find({ stan: '5 5 m' }, [0, 1])).toEqual([1]);
    expect(two.find({ stan: '5' }, [0, 1])).toEqual([0]);
  });

  it('take words, in any case and without Polish letters, where a column shows more than a hundred values', () => {
    const many = buildFilter(
      Array.from({ length: 101 }, (_, place) => ({ stan: `Łąkowa ${place}` })),
      ({ stan }) => stan ?? '',
    );
    expect(many.find({ stan: 'LAKOWA 10' }, [5, 10, 100])).toEqual([10, 100]);
    expect(many.entries('stan')).toBeNull();
  });
});
