import type { TickParam } from '../../language/language.generated';
import { booleanType } from '../../language/static-type';
import { allowsType } from '../../screen/control';
import type { ControlAuthoring } from '../../screen/control-authoring';
import type { TickModel } from './field';

/** Yes or no, for authors. */
export const authoring: ControlAuthoring<TickParam, TickModel> = {
  names: ['checkbox', 'toggle'],
  settings: () => [],
  fits: (contract) => allowsType(contract, 'boolean') && !allowsType(contract, 'array', 'object'),
  paramType: () => booleanType,
  formType: () => booleanType,
  choices: [{ id: 'yes-no', words: { pl: 'tak lub nie', en: 'yes or no' }, contract: { type: 'boolean' }, ui: { control: 'checkbox' } }],
  view: ({ ticked }) => ({ typed: String(ticked) }),
  tried: () => ['true', 'false'],
};
