import { comesFirst } from '../../engine';
import { loadedPart } from '../controls/loaded-part';
import type { FieldComponent, FieldComponents } from './field-props';
import { SelectField } from './SelectField';

const others = loadedPart(async () => (await import('./OtherField')).OtherField);

/** What draws the params that come with the first page. */
export const paramFields: FieldComponents = { select: SelectField };

/** Draws the other params; `loadFields` must have loaded what does. */
export const otherParamField: FieldComponent = (props) => others.draw(props);

/** Loads what draws params of these controls; false when the network or the server did not give it. */
export async function loadFields(controls: readonly string[]): Promise<boolean> {
  if (controls.every(comesFirst)) return true;
  return others.load().then(
    () => true,
    () => false,
  );
}
