import type { DateParam } from '../../language/language.generated';
import { stringType, withNull } from '../../language/static-type';
import { type ControlAuthoring, isText, typedText } from '../../screen/control-authoring';
import type { DateModel } from './field';

/** A day, for authors. */
export const authoring: ControlAuthoring<DateParam, DateModel> = {
  ...typedText,
  names: ['date'],
  settings: () => ['min', 'max'],
  fits: isText,
  paramType: ({ required, default: rule }) => withNull(stringType, required === false || rule === 'none' || rule === undefined),
  formType: () => withNull(stringType),
  contract: () => ({ type: 'string', format: 'date' }),
  view: ({ typed, value, min, max }) => ({ typed, value, min, max }),
};
