import { isExpression } from '../../expressions';
import type { ChoiceParam } from '../../language/language.generated';
import { anyType, listOf, objectOf, type StaticType, stringType, typeOfContract, withNull } from '../../language/static-type';
import { allowsType } from '../../screen/control';
import type { ControlAuthoring, FormulaTypes } from '../../screen/control-authoring';
import type { ChoiceModel } from '../../screen/field-model';

/** One entry of a list, or several, for authors. */
export const authoring: ControlAuthoring<ChoiceParam, ChoiceModel> = {
  names: ['select', 'multi-select', 'radio'],
  settings: () => ['options', 'optionValue', 'optionLabel', 'optionFormat', 'code', 'noOptions'],
  needsOptions: true,
  isOneEntry: (control) => control !== 'multi-select',
  fits: (contract, control) => (control === 'multi-select') === allowsType(contract, 'array') && !allowsType(contract, 'boolean', 'object'),
  paramType(param, formulas) {
    if (param.control === 'multi-select') return listOf(valueType(param, formulas));
    return withNull(valueType(param, formulas), param.all !== undefined || param.optional === true || param.default === 'none');
  },
  chosenType(param, formulas) {
    const entry = isExpression(param.options) ? entryType(param.options, formulas) : objectOf({ id: stringType, label: stringType });
    return param.control === 'multi-select' ? listOf(entry) : withNull(entry);
  },
  formType: (contract) => (allowsType(contract, 'array') ? withNull(typeOfContract(contract), false) : withNull(typeOfContract(contract))),
  view: ({ status, options, chosen, noOptions, waitsFor }) => ({
    status,
    options: options.map(({ label }) => label),
    keys: options.map(({ key }) => key),
    chosen: chosen.map((key) => options.find((option) => option.key === key)?.label ?? key),
    noOptions,
    waitsFor,
  }),
  tried: (keys, { control }) => (control === 'multi-select' ? [[], keys.slice(0, 1), keys.slice(0, 2)] : keys),
};

function valueType(param: ChoiceParam, formulas: FormulaTypes): StaticType {
  if (!isExpression(param.options)) return typeOfContract({ type: 'string', enum: param.options.map(({ id }) => id) });
  const entry = entryType(param.options, formulas);
  return param.optionValue === undefined ? entry : formulas.typeOf(param.optionValue, entry);
}

function entryType(options: string, formulas: FormulaTypes): StaticType {
  const list = formulas.typeOf(options);
  return list.kind === 'list' ? list.item : anyType;
}
