import type { Rule } from './rule';
import { weightedSum } from './weighted-sum';

/** Eleven digits with the right check digit. */
export type Pesel = string & { readonly brand: 'Pesel' };

const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

// Whether somebody has the number is the office's to say, so that the date of birth in it is not judged (Act of 24 September 2010 on
// population records, art. 15).
/** A PESEL number as the specification has it. */
export const pesel: Rule = { messageKey: 'rules.pesel', adviceKey: 'advice.pesel', check: (value) => parsePesel(value) !== null };

/** Reads a PESEL number; null when its form or its check digit is wrong. */
export function parsePesel(text: string): Pesel | null {
  if (!/^\d{11}$/.test(text)) return null;
  const checkDigit = (10 - (weightedSum(text, weights) % 10)) % 10;
  return checkDigit === Number(text[10]) ? (text as Pesel) : null;
}
