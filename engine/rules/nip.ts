import type { Rule } from './rule';
import { weightedSum } from './weighted-sum';

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** A tax number as the pack wants it: nine digits, ten digits with a right check digit, or either. */
export const nip: Rule = {
  messageKey: 'rules.nip',
  adviceKey: 'advice.nip',
  check(value, _argument, { taxNumber }) {
    const nine = taxNumber !== 'ten-digits' && /^\d{9}$/.test(value);
    return nine || (taxNumber !== 'nine-digits' && isNip(value));
  },
};

// A remainder of 10 is never given out, and no digit equals it.
function isNip(value: string): boolean {
  return /^\d{10}$/.test(value) && weightedSum(value, weights) % 11 === Number(value[9]);
}
