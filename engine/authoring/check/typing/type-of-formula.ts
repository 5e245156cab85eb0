import { parseFormula } from './formula';
import type { TypeScope } from './formula-finding';
import { inferType } from './infer';
import { anyType, type StaticType } from './static-type';

/** Type of a formula, `any` where it cannot be read. */
export function typeOfFormula(expression: string, names: TypeScope): StaticType {
  const formula = parseFormula(expression);
  return formula.ok ? inferType(formula.tree, names, () => undefined) : anyType;
}
