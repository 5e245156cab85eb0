import { parseDecimal } from '../values/decimal-text';
import type { Rule } from './rule';

/** At least so many characters. */
export const minLength: Rule = defineLengthRule('rules.min-length', (length, limit) => length >= limit);

/** At most so many characters. */
export const maxLength: Rule = defineLengthRule('rules.max-length', (length, limit) => length <= limit);

/** Exactly so many characters. */
export const exactLength: Rule = defineLengthRule('rules.exact-length', (length, limit) => length === limit);

// Characters are code points: an emoji is one, as people count it. Without a limit every length passes.
function defineLengthRule(messageKey: string, allows: (length: number, limit: number) => boolean): Rule {
  return {
    messageKey,
    compares: true,
    argument: 'number',
    check(value, argument) {
      const limit = parseDecimal(argument);
      return limit === null || allows(Array.from(value).length, limit.toNumber());
    },
  };
}
