import { isExpression, parsePath } from './path';
import { evaluatePlain, type PlainFormula } from './plain-formula';

/** The names that a formula can read, by name. */
export type Scope = Readonly<Record<string, unknown>>;

/** Evaluates formulas that are more than a path. It is a separate, lazily loaded part, because most services do not need it. */
export interface Cel {
  evaluate(expression: string, scope: Scope): unknown;
}

/**
 * Evaluates a formula to a plain JSON value. `null` is an empty value; `undefined` is a value that the contract requires and the
 * answer lacks. A formula over an empty value (an amount times null) is empty as well; it never throws on data.
 */
export type Evaluate = (expression: string, scope: Scope) => unknown;

/**
 * Makes the evaluator of a screen. Paths are read here, `plain` holds the formulas that the compiler has written out, and all others need
 * `cel`; a service says with `needsCel` whether it has such.
 */
export function createEvaluator(cel: Cel | null, plain: Readonly<Record<string, PlainFormula>> = {}): Evaluate {
  const paths = new Map<string, readonly string[] | null>();
  return (expression, scope) => {
    let path = paths.get(expression);
    if (path === undefined) {
      path = parsePath(expression);
      paths.set(expression, path);
    }
    if (path) return readPath(path, scope);
    const formula = Object.hasOwn(plain, expression) ? plain[expression] : undefined;
    if (formula) return evaluatePlain(formula, scope);
    if (!cel) throw new Error(`The formula ${expression} needs the CEL evaluator, which was not loaded.`);
    return cel.evaluate(expression, scope);
  };
}

/** A literal as it is, a formula evaluated. */
export function evaluateValue(value: unknown, scope: Scope, evaluate: Evaluate): unknown {
  return isExpression(value) ? evaluate(value, scope) : value;
}

function readPath(path: readonly string[], scope: Scope): unknown {
  let value: unknown = scope;
  for (const name of path) {
    if (value === null || value === undefined) return value;
    if (typeof value !== 'object' || !Object.hasOwn(value, name)) return null;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}
