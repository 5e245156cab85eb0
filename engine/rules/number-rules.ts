import type Big from 'big.js';
import { parseDecimal } from '../values/decimal-text';
import type { Rule } from './rule';

const typedNumber = /^[+-]?(?:\d+|\d{1,3}(?:[ \u00a0]\d{3})+)(?:[.,]\d+)?$/;

/** A number with comma or dot; spaces may group the digits before it by three. */
export const number: Rule = { messageKey: 'rules.number', check: (value) => parseTypedNumber(value) !== null };

/** The number of the argument or more. */
export const min: Rule = defineNumberLimit('rules.min', (typed, limit) => typed.gte(limit));

/** The number of the argument or less. */
export const max: Rule = defineNumberLimit('rules.max', (typed, limit) => typed.lte(limit));

/** Digits and nothing else. */
export const digits: Rule = { messageKey: 'rules.digits', check: (value) => /^\d+$/.test(value) };

/** Reads a number as people type it, exactly; null when it is none. */
export function parseTypedNumber(text: string): Big | null {
  return typedNumber.test(text) ? parseDecimal(text.replace(/[+ \u00a0]/g, '').replace(',', '.')) : null;
}

/** A rule that compares with a number. What is no number fails; without a number to compare with, any number passes. */
function defineNumberLimit(messageKey: string, allows: (typed: Big, limit: Big) => boolean): Rule {
  return {
    messageKey,
    check(value, argument) {
      const typed = parseTypedNumber(value);
      const limit = typeof argument === 'string' ? parseTypedNumber(argument) : parseDecimal(argument);
      return typed !== null && (limit === null || allows(typed, limit));
    },
  };
}
