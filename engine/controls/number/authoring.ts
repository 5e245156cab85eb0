import type { NumberParam } from '../../language/language.generated';
import { numberType, typeOfContract, withNull } from '../../language/static-type';
import { allowsType } from '../../screen/control';
import type { ControlAuthoring } from '../../screen/control-authoring';
import type { NumberModel } from './field';

/** A number, a sum of money or a number with its unit, for authors. */
export const authoring: ControlAuthoring<NumberParam, NumberModel> = {
  names: ['number-field', 'money-field', 'quantity-field'],
  settings: (control) => (control === 'quantity-field' ? ['step', 'unit'] : ['step']),
  fits: (contract) => allowsType(contract, 'number', 'integer') && !allowsType(contract, 'string', 'boolean', 'array', 'object'),
  paramType: ({ min, max, optional }) =>
    withNull(
      typeOfContract({ type: 'number', ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) }),
      optional === true,
    ),
  formType: () => withNull(numberType),
  choices: [
    {
      id: 'money',
      words: { pl: 'kwota w złotych', en: 'sum in zlotys' },
      contract: { type: ['number', 'null'], minimum: 0 },
      ui: { control: 'money-field' },
    },
  ],
  view: ({ typed, unit, bounds }) => ({ typed, unit, bounds }),
  tried: () => ['', 'x', '1', '0,5', '-3', '1 000,50', '2000000'],
};
