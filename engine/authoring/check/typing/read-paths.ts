import { parsePath } from '../../../expressions';
import { readsOf } from '../../../expressions/reads';
import { parseFormula } from './formula';

/** Paths of names that a formula reads; of a formula that cannot be read none. */
export function readPaths(expression: string): readonly (readonly string[])[] {
  const path = parsePath(expression);
  if (path) return [path];
  return parseFormula(expression).ok ? readsOf(expression) : [];
}
