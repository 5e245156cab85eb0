import type { Comparison, Computation } from '../../expressions/formula';
import type { Calculating, Comparing, Containing } from './sentence';

/** The operator of each comparison. */
export const comparisons = {
  is: '==',
  'is-not': '!=',
  less: '<',
  'at-most': '<=',
  more: '>',
  'at-least': '>=',
} as const satisfies Readonly<Record<Comparing, Comparison>>;

/** The operator of each calculation. */
export const calculations = { plus: '+', minus: '-', times: '*', divided: '/' } as const satisfies Readonly<
  Record<Calculating, Computation>
>;

/** The function of each word about texts. */
export const containings = { contains: 'contains', starts: 'startsWith', ends: 'endsWith' } as const satisfies Readonly<
  Record<Containing, string>
>;

/** The word that stands for a sign. */
export function wordOf<Word extends string>(signs: Readonly<Record<Word, string>>, sign: string): Word | null {
  for (const word in signs) if (signs[word] === sign) return word;
  return null;
}
