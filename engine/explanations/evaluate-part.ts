import type { Formula } from '../expressions';
import { parsePath } from '../expressions/evaluate';
import { isOfData, lacking } from '../expressions/misfit';
import { toPlain } from '../expressions/plain-value';
import { readyFormula } from '../expressions/run-formula';
import type { Screen } from '../screen/screen';

/** The tree of a formula as the compiler has written it; null for one that no formula of the screen is. */
export function treeOf({ service }: Pick<Screen, 'service'>, expression: string): Formula | null {
  const path = parsePath(expression);
  if (path !== null) return { kind: 'path', path };
  return Object.hasOwn(service.formulas, expression) ? (service.formulas[expression] ?? null) : null;
}

/** What a part of a formula gives: null for an empty value, undefined for one that the answer lacks. */
export function evaluatePart({ scope }: Pick<Screen, 'scope'>, part: Formula): unknown {
  try {
    return toPlain(readyFormula(part)(scope, null));
  } catch (reason) {
    if (!isOfData(reason)) throw reason;
    return reason === lacking ? undefined : null;
  }
}

/** Whether two parts of formulas say the same. */
export function isSamePart(one: Formula, other: Formula): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
