import { type PlainDate, plainDate } from './plain-date';
import type { Rule } from './rule';
import { weightedSum } from './weighted-sum';

/** A PESEL number with a right check digit that begins with a day of the calendar. */
export type Pesel = string & { readonly brand: 'Pesel' };

const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
const centuries = [1900, 2000, 2100, 2200, 1800];

/** Eleven digits: date of birth, running number with the sex, check digit (Act of 24 September 2010 on population records, art. 15). */
export const pesel: Rule = { messageKey: 'rules.pesel', check: (value) => parsePesel(value) !== null };

/** Reads a PESEL number; null when its form, its check digit or its date is wrong. */
export function parsePesel(text: string): Pesel | null {
  if (!/^\d{11}$/.test(text)) return null;
  const checkDigit = (10 - (weightedSum(text, weights) % 10)) % 10;
  return checkDigit === Number(text[10]) && birthDate(text) !== null ? (text as Pesel) : null;
}

// PESEL encodes the century in the month (81–92 is 18xx, 21–32 is 20xx). 00000000000 passes the checksum,
// so the date is decoded as well.
function birthDate(digits: string): PlainDate | null {
  const month = Number(digits.slice(2, 4));
  const century = centuries[Math.floor(month / 20)] ?? 0;
  return plainDate(century + Number(digits.slice(0, 2)), month % 20, Number(digits.slice(4, 6)));
}
