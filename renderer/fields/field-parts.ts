import { type FieldModel, type FieldPart, isRareControl } from '../../engine';
import { type LoadedPart, loadedPart } from '../controls/loaded-part';
import type { FieldComponent, FieldComponents, FieldProps } from './field-props';
import { SelectField } from './SelectField';

const parts: Readonly<Record<FieldPart, LoadedPart<FieldProps<FieldModel>>>> = {
  OtherField: loadedPart(async () => (await import('./OtherField')).OtherField),
  RareField: loadedPart(async () => (await import('./RareField')).RareField),
};

/** What draws the fields that come with the first page. */
export const firstFields: FieldComponents = { select: SelectField };

/** Draws all other fields; `loadFieldParts` must have loaded what does. */
export const otherField: FieldComponent = (props) => parts[isRareControl(props.field.control) ? 'RareField' : 'OtherField'].draw(props);

/** Loads what draws fields; false when the network or the server did not give it. */
export async function loadFieldParts(names: readonly FieldPart[]): Promise<boolean> {
  try {
    await Promise.all(names.map((name) => parts[name].load()));
    return true;
  } catch {
    return false;
  }
}
