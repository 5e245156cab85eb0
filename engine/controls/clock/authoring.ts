import type { ClockParam } from '../../language/language.generated';
import { stringType, withNull } from '../../language/static-type';
import { type ControlAuthoring, isText } from '../../screen/control-authoring';
import type { ClockModel } from './field';

/** An hour of the day or a month, for authors. */
export const authoring: ControlAuthoring<ClockParam, ClockModel> = {
  names: ['time-field', 'month-field'],
  settings: () => [],
  fits: isText,
  paramType: ({ optional }) => withNull(stringType, optional === true),
  formType: () => withNull(stringType),
  choices: [
    {
      id: 'time',
      words: { pl: 'godzina, na przykład 8:30', en: 'hour, for example 8:30' },
      contract: { type: ['string', 'null'] },
      ui: { control: 'time-field' },
    },
  ],
  view: ({ typed }) => ({ typed }),
  tried: () => ['', 'x', '8:30', '23.59', '03.2026', '13.2026'],
};
