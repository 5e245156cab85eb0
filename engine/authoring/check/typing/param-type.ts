import { isExpression } from '../../../expressions';
import type { ChoiceParam, Param } from '../../../language/language.generated';
import { assertNever } from '../../../values/assert-never';
import type { TypeScope } from './formula-finding';
import { anyType, listOf, numberType, objectOf, type StaticType, stringType, withNull } from './static-type';
import { typeOfFormula } from './type-of-formula';

/** Type of what a formula reads as `params.<name>`. */
export function paramType(param: Param, names: TypeScope): StaticType {
  switch (param.control) {
    case 'select':
    case 'radio':
      return withNull(entryType(param, names), param.all !== undefined || param.required === false || param.default === 'none');
    case 'multi-select':
      return listOf(entryType(param, names));
    case 'date':
      return withNull(stringType, param.required === false || param.default === 'none' || param.default === undefined);
    case 'date-range':
      return objectOf({ from: withNull(stringType), to: withNull(stringType) });
    case 'number-range':
      return objectOf({ from: withNull(numberType), to: withNull(numberType) });
    case 'text':
      return stringType;
    default:
      return assertNever(param);
  }
}

/** Type of what a formula reads as `chosen.<name>`: the chosen entry itself, a list of entries for a choice of several. */
export function chosenType(param: ChoiceParam, names: TypeScope): StaticType {
  const entry = isExpression(param.options) ? optionEntry(param.options, names) : objectOf({ id: stringType, label: stringType });
  return param.control === 'multi-select' ? listOf(entry) : withNull(entry);
}

function entryType(param: ChoiceParam, names: TypeScope): StaticType {
  if (!isExpression(param.options)) return stringType;
  const entry = optionEntry(param.options, names);
  return param.optionValue === undefined ? entry : typeOfFormula(param.optionValue, new Map(names).set('option', entry));
}

function optionEntry(options: string, names: TypeScope): StaticType {
  const list = typeOfFormula(options, names);
  return list.kind === 'list' ? list.item : anyType;
}
