import type { ASTNode } from '@marcbachmann/cel-js';
import { type StaticType, typeInWords } from '../../../language/static-type';
import type { RuleId } from '../problems/rule-list';

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
    | 'unknown-code-table'
    | 'expression-type'
    | 'unknown-function'
    | 'unsafe-pattern'
  >;
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly expected?: string;
  readonly got?: string;
  readonly suggestion?: string | null;
}

/** Reports a finding about a part of a formula. */
export type FormulaReport = (
  node: { readonly start: number; readonly end: number },
  finding: Omit<FormulaFinding, 'start' | 'end'>,
) => void;

/** Reports that a part of a formula has a type that does not fit. */
export function wrongType(node: ASTNode, expected: string, type: StaticType, report: FormulaReport): void {
  report(node, { rule: 'expression-type', message: 'This part of the formula has the wrong type.', expected, got: typeInWords(type) });
}
