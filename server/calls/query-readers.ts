import { type Pesel, type PlainDate, parsePesel, parsePlainDate } from '../../engine';
import { accepted, type QueryReader, refused } from './define-resource';

/** A year of four digits. */
export const year: QueryReader<number> = (text) =>
  text !== undefined && /^(19|20)\d{2}$/.test(text) ? accepted(Number(text)) : refused('wrongYear');

/** Several years, joined by commas. */
export const years: QueryReader<readonly number[]> = (text) => {
  const read = (text ?? '').split(',').map((part) => year(part));
  const found = read.flatMap((result) => (result.ok ? [result.value] : []));
  return found.length === read.length && found.length <= 100 ? accepted(found) : refused('wrongYear');
};

/** The id of a record, in the parameter of this name. */
export function recordId(name: string): QueryReader<number> {
  return (text) => (text !== undefined && /^\d{1,9}$/.test(text) ? accepted(Number(text)) : refused('wrongQuery', { name }));
}

/** Yes or no in the parameter of this name; missing means no. */
export function flag(name: string): QueryReader<boolean> {
  return (text) =>
    text === undefined || text === 'true' || text === 'false' ? accepted(text === 'true') : refused('wrongQuery', { name });
}

/** A day of the calendar as yyyy-MM-dd, not before 1900. */
export const day: QueryReader<PlainDate> = (text) => {
  const date = text !== undefined && /^\d{4}-/.test(text) ? parsePlainDate(text) : null;
  return date !== null && date >= '1900-01-01' ? accepted(date) : refused('wrongDate');
};

/** A PESEL number with the right check digit. */
export const pesel: QueryReader<Pesel> = (text) => {
  const number = text === undefined ? null : parsePesel(text);
  return number === null ? refused('wrongPesel') : accepted(number);
};
