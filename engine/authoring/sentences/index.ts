// Formulas that are simple enough to be said in sentences: a formula becomes a sentence and a sentence a formula. Also for pages.

export { readNumber } from '../../expressions/read-text';
export { type Token, tokensOf } from '../../expressions/tokens';
export { readAmount, readCondition } from './read-sentence';
export type { Amount, Calculating, Comparing, Condition, Containing, Field, Fixed, Operand, Statement } from './sentence';
export { writeAmount, writeCondition } from './write-sentence';
