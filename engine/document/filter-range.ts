import { parseTypedDate, parseTypedNumber } from '../rules';
import type { ColumnFilter } from '../screen/table-model';
import type { FilteredTable, ReadColumn } from './filter-column';

const between = '..';
const aDay = 86_400_000;

/** Both ends of a range as they were typed. */
export interface TypedRange {
  readonly from: string;
  readonly to: string;
}

/** Reads both ends of a range from the one text that an address has for it. */
export function parseRange(input: string): TypedRange {
  const at = input.indexOf(between);
  return at === -1 ? { from: '', to: '' } : { from: input.slice(0, at), to: input.slice(at + between.length) };
}

/** A range as one text, empty when both ends are. */
export function writeRange({ from, to }: TypedRange): string {
  return from === '' && to === '' ? '' : `${from}${between}${to}`;
}

/** A filter by numbers or days from and to, both included. Rows without such a value are left out by it. */
export function readRange(model: FilteredTable, { column, by }: ColumnFilter): ReadColumn {
  const { value, words, format, options } = model.behind(column);
  const numbers: number[] = [];
  const numberOf = (given: unknown): number => {
    const number = by === 'days' ? format.instant?.(given, options) : format.sortKey(given, options);
    return typeof number === 'number' ? number : Number.NaN;
  };
  const endOf = (text: string, isLast: boolean): number | null => {
    if (by !== 'days') return parseTypedNumber(text)?.toNumber() ?? null;
    const day = parseTypedDate(text);
    if (day === null) return null;
    // All of the last day counts.
    return isLast ? numberOf(new Date(Date.parse(day) + aDay).toISOString().slice(0, 10)) - 1 : numberOf(day);
  };
  const read = (input: string) => {
    const typed = parseRange(input);
    const [from, to] = [endOf(typed.from, false), endOf(typed.to, true)];
    const isWrong = (from === null && typed.from.trim() !== '') || (to === null && typed.to.trim() !== '');
    return { from, to, isWrong, isCrossed: from !== null && to !== null && from > to };
  };
  return {
    read(row) {
      numbers.push(words(row) === null ? numberOf(value(row)) : Number.NaN);
    },
    entries: () => [],
    problem(input) {
      const { isWrong, isCrossed } = read(input);
      if (isWrong) return by === 'days' ? 'date' : 'number';
      return isCrossed ? 'crossed' : null;
    },
    passes(input) {
      const { from, to, isWrong, isCrossed } = read(input);
      if (isWrong || isCrossed || (from === null && to === null)) return null;
      const [least, most] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY];
      return (row) => {
        const number = numbers[row] ?? Number.NaN;
        return number >= least && number <= most;
      };
    },
  };
}
