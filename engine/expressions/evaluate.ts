import type { Formula } from './formula';
import { lacking, Misfit, unfit } from './misfit';
import { toPlain } from './plain-value';
import { readyForRows } from './row-memory';
import { type RunFormula, readPath } from './run-formula';
import type { Scope } from './scope';

/** Parses formulas from text, for places without compiled formulas. */
export interface Cel {
  read(expression: string): Formula;
}

/**
 * Evaluates a formula to a plain JSON value. `null` is an empty value; `undefined` is a value that the contract requires and the
 * answer lacks. A formula over an empty value (an amount times null) is empty as well, over a missing one missing; it never throws on data.
 */
export type Evaluate = (expression: string, scope: Scope) => unknown;

/** Called once for each formula that met a value of the wrong type. */
export type ReportMisfit = (expression: string, reason: string) => void;

/** Makes the evaluator of a screen. `formulas` are the compiled ones; `cel` parses others, if there are any. */
export function createEvaluator(cel: Cel | null, formulas: Readonly<Record<string, Formula>> = {}, report?: ReportMisfit): Evaluate {
  const paths = new Map<string, readonly string[] | null>();
  const ready = new Map<string, RunFormula>();
  const reported = new Set<string>();
  const formulaOf = (expression: string): RunFormula => {
    const known = ready.get(expression);
    if (known) return known;
    const formula = Object.hasOwn(formulas, expression) ? formulas[expression] : cel?.read(expression);
    if (!formula) throw new Error(`The compiler has not written out the formula ${expression}.`);
    const made = readyForRows(formula);
    ready.set(expression, made);
    return made;
  };
  return (expression, scope) => {
    let path = paths.get(expression);
    if (path === undefined) {
      path = parsePath(expression);
      paths.set(expression, path);
    }
    try {
      return path ? readPath(path, scope) : toPlain(formulaOf(expression)(scope, null));
    } catch (reason) {
      if (reason === lacking) return undefined;
      if (reason instanceof Misfit) {
        if (!reported.has(expression)) report?.(expression, reason.message);
        reported.add(expression);
      } else if (reason !== unfit) throw reason;
      return null;
    }
  };
}

/** Returns a literal unchanged and evaluates a formula. */
export function evaluateValue(value: unknown, scope: Scope, evaluate: Evaluate): unknown {
  return isExpression(value) ? evaluate(value, scope) : value;
}

const plainPath = /^=\s*([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\s*$/;
const words = new Set(['true', 'false', 'null', 'in']);

/** The names of a formula that only reads a value (`=params.rok` → `['params', 'rok']`), or null when it is more than that. */
export function parsePath(expression: string): readonly string[] | null {
  const match = plainPath.exec(expression);
  const path = match?.[1]?.split('.') ?? null;
  return path && path.length === 1 && words.has(path[0] ?? '') ? null : path;
}

/** True for a definition value that is a formula: a string that begins with `=`. */
export function isExpression(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('=');
}
