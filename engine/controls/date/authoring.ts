import type { DateParam } from '../../language/language.generated';
import { stringType, typeOfContract, withNull } from '../../language/static-type';
import { type ControlAuthoring, isText, typedText } from '../../screen/control-authoring';
import type { DateModel } from './field';

/** A day, for authors. */
export const authoring: ControlAuthoring<DateParam, DateModel> = {
  ...typedText,
  names: ['date'],
  settings: () => ['min', 'max'],
  fits: isText,
  paramType: ({ optional, default: rule }) =>
    withNull(typeOfContract({ type: 'string', format: 'date' }), optional === true || rule === 'none' || rule === undefined),
  formType: () => withNull(stringType),
  choices: [
    { id: 'day', words: { pl: 'data', en: 'date' }, contract: { type: ['string', 'null'], format: 'date' }, ui: { control: 'date' } },
  ],
  view: ({ typed, value, min, max }) => ({ typed, value, min, max }),
};
