import { isExpression } from '../../../expressions';
import { anyType, booleanType, numberType, type StaticType, stringType } from '../../../language/static-type';
import { parseFormula } from './formula';
import type { TypeScope } from './formula-finding';
import { inferType } from './infer';

/** Type of a formula, `any` where it cannot be read. */
export function typeOfFormula(expression: string, names: TypeScope): StaticType {
  const formula = parseFormula(expression);
  return formula.ok ? inferType(formula.tree, names, () => undefined) : anyType;
}

/** Type of a literal or formula. */
export function typeOfValue(value: unknown, names: TypeScope): StaticType {
  if (isExpression(value)) return typeOfFormula(value, names);
  if (typeof value === 'string') return stringType;
  if (typeof value === 'number') return numberType;
  return typeof value === 'boolean' ? booleanType : anyType;
}
