import type { Rule } from './rule';
import { weightedSum } from './weighted-sum';

const weights = [8, 9, 2, 3, 4, 5, 6, 7];

/** A REGON number of nine digits; a remainder of 10 counts as check digit 0. */
export const regon: Rule = {
  messageKey: 'rules.regon',
  adviceKey: 'advice.regon',
  check: (value) => /^\d{9}$/.test(value) && (weightedSum(value, weights) % 11) % 10 === Number(value[8]),
};
