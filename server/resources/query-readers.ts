import { type Pesel, type PlainDate, parsePesel, parsePlainDate } from '../../engine';
import { accepted, type QueryReader, refused } from './define-resource';

/** A year of four digits. */
export const year: QueryReader<number> = (text) =>
  text !== undefined && /^(19|20)\d{2}$/.test(text) ? accepted(Number(text)) : refused('wrongYear');

/** A day of the calendar as yyyy-MM-dd, not before 1900. */
export const day: QueryReader<PlainDate> = (text) => {
  const date = text !== undefined && /^\d{4}-/.test(text) ? parsePlainDate(text) : null;
  return date !== null && date >= '1900-01-01' ? accepted(date) : refused('wrongDate');
};

/** A PESEL number with the right check digit and a date that exists. */
export const pesel: QueryReader<Pesel> = (text) => {
  const number = text === undefined ? null : parsePesel(text);
  return number === null ? refused('wrongPesel') : accepted(number);
};
