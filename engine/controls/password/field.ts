import type { Control } from '../../screen/control';
import { type TextModel, field as text } from '../text/field';

/** A password: sent exactly as typed, and stored nowhere. */
export const field: Control<Parameters<typeof text.empty>[0], TextModel> = {
  ...text,
  names: ['password'],
  adviceKey: () => 'advice.password',
  secret: true,
  byContract: () => null,
  print: () => '',
};
