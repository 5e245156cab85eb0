import type { TextParam } from '../../language/language.generated';
import { type ControlAuthoring, isText } from '../../screen/control-authoring';
import { authoring as text } from '../text/authoring';
import type { TextModel } from '../text/field';

/** A password, for authors. */
export const authoring: ControlAuthoring<TextParam, TextModel> = {
  ...text,
  names: ['password'],
  settings: () => ['limit', 'strength'],
  fits: isText,
};
