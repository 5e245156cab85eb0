import type Big from 'big.js';
import { fieldDigits, parseDecimal } from '../values/decimal-text';
import type { Rule } from './rule';

// Groups are parted by ordinary, hard and narrow spaces: what is copied from a table or a spreadsheet is a number as well.
const typedNumber = /^[+-]?(?:\d+|\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+)(?:[.,]\d+)?$/;

/** A number with comma or dot; spaces may group the digits before it by three. */
export const number: Rule = { messageKey: 'rules.number', check: (value) => parseTypedNumber(value) !== null };

/** The number of the argument or more. */
export const min: Rule = defineNumberLimit('rules.min', (typed, limit) => typed.gte(limit));

/** The number of the argument or less. */
export const max: Rule = defineNumberLimit('rules.max', (typed, limit) => typed.lte(limit));

/** Digits and nothing else. */
export const digits: Rule = { messageKey: 'rules.digits', adviceKey: 'advice.digits', check: (value) => /^\d+$/.test(value) };

/** Reads a number as people type it, exactly; null when it is none. */
export function parseTypedNumber(text: string): Big | null {
  const number = text.trim();
  return typedNumber.test(number) ? parseDecimal(number.replace(/[+\s]/g, '').replace(',', '.')) : null;
}

/** A typed number as the portal formats it, 1 234,50, with a minimum number of places. A text that is not a number is unchanged. */
export function writeTypedNumber(text: string, least: number): string {
  const typed = parseTypedNumber(text);
  return typed === null ? text : fieldDigits(typed, least);
}

/** A rule that compares with a number. A value that is not a number fails; without a number to compare with, every number passes. */
function defineNumberLimit(messageKey: string, allows: (typed: Big, limit: Big) => boolean): Rule {
  return {
    messageKey,
    compares: true,
    argument: 'number',
    check(value, argument) {
      const typed = parseTypedNumber(value);
      const limit = typeof argument === 'string' ? parseTypedNumber(argument) : parseDecimal(argument);
      return typed !== null && (limit === null || allows(typed, limit));
    },
  };
}
