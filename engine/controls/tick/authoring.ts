import type { Param } from '../../language/language.generated';
import { booleanType } from '../../language/static-type';
import { allowsType } from '../../screen/control';
import type { ControlAuthoring } from '../../screen/control-authoring';
import type { TickModel } from './field';

/** Yes or no, for authors. */
export const authoring: ControlAuthoring<Param, TickModel> = {
  names: ['checkbox', 'toggle'],
  settings: () => [],
  fits: (contract) => allowsType(contract, 'boolean') && !allowsType(contract, 'array', 'object'),
  paramType: () => booleanType,
  formType: () => booleanType,
  view: () => ({}),
  tried: () => ['true', 'false'],
};
