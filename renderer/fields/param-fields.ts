import { comesFirst } from '../../engine';
import { loadedPart } from '../controls/loaded-part';
import type { FieldComponent, FieldComponents } from './field-props';
import { SelectField } from './SelectField';

const others = loadedPart(async () => (await import('./OtherField')).OtherField);
const other: FieldComponent = (props) => others.draw(props);

/** What draws the params of a screen; `loadFields` must have loaded those of its controls. */
export const paramFields: FieldComponents = {
  select: SelectField,
  'multi-select': other,
  radio: other,
  date: other,
  'date-range': other,
  'number-range': other,
  text: other,
};

/** Loads what draws params of these controls; false when the network or the server did not give it. */
export async function loadFields(controls: readonly string[]): Promise<boolean> {
  if (controls.every(comesFirst)) return true;
  return others.load().then(
    () => true,
    () => false,
  );
}
