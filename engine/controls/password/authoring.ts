import type { TextParam } from '../../language/language.generated';
import { type ControlAuthoring, isText } from '../authoring';
import { text } from '../text/authoring';
import type { TextModel } from '../text/field';

/** A password, for authors. */
export const password: ControlAuthoring<TextParam, TextModel> = {
  ...text,
  names: ['password'],
  settings: () => ['limit', 'strength'],
  fits: isText,
};
