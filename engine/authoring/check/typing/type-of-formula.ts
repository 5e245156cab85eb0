import { anyType, type StaticType } from '../../../language/static-type';
import { parseFormula } from './formula';
import type { TypeScope } from './formula-finding';
import { inferType } from './infer';

/** Type of a formula, `any` where it cannot be read. */
export function typeOfFormula(expression: string, names: TypeScope): StaticType {
  const formula = parseFormula(expression);
  return formula.ok ? inferType(formula.tree, names, () => undefined) : anyType;
}
