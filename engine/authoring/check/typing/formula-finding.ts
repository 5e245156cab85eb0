import type { ASTNode } from '@marcbachmann/cel-js';
import type { StaticType } from '../../../language/static-type';
import type { PatternFailure } from '../../../patterns/compile-pattern';
import { type Phrase, say } from '../../messages';
import type { RuleId } from '../problems/rule-list';
import { typeInWords } from './type-in-words';

/** The names that a formula may read, with their types. */
export type TypeScope = ReadonlyMap<string, StaticType>;

/** Something wrong in a formula, at its characters `start` to before `end`. */
export interface FormulaFinding {
  readonly rule: Extract<
    RuleId,
    | 'expression-syntax'
    | 'unknown-variable'
    | 'unknown-source'
    | 'unknown-path'
    | 'unknown-param'
    | 'unknown-value'
    | 'unknown-condition'
    | 'unknown-dated-value'
    | 'unknown-code-table'
    | 'expression-type'
    | 'unknown-function'
    | 'unsafe-pattern'
  >;
  readonly start: number;
  readonly end: number;
  readonly message: Phrase;
  readonly expected?: Phrase | string;
  readonly got?: Phrase | string;
  readonly suggestion?: string | null;
}

/** Reports a finding about a part of a formula. */
export type FormulaReport = (
  node: { readonly start: number; readonly end: number },
  finding: Omit<FormulaFinding, 'start' | 'end'>,
) => void;

/** Reports that a part of a formula has a type that does not fit. */
export function wrongType(node: ASTNode, expected: Phrase, type: StaticType, report: FormulaReport): void {
  report(node, { rule: 'expression-type', message: say('part-of-wrong-type'), expected, got: typeInWords(type) });
}

/** Why a pattern cannot be used, in the words of an author. */
export const patternFailures: Readonly<Record<PatternFailure, Phrase>> = {
  'it is not a regular expression': say('not-a-pattern'),
  'it refers back to a group': say('pattern-refers-back'),
  'it looks ahead or behind': say('pattern-looks-around'),
  'it repeats too much': say('pattern-repeats'),
};
