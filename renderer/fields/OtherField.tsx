import type { FieldModel } from '../../engine';
import { DateField } from './DateField';
import { Field } from './Field';
import type { FieldComponents, FieldProps } from './field-props';
import { NumberField } from './NumberField';
import { OptionsField } from './OptionsField';
import { TextField } from './TextField';
import { TickField } from './TickField';

/** Components for the controls that many screens have, but not the first page. */
export const otherFields: FieldComponents = {
  'multi-select': OptionsField,
  radio: OptionsField,
  date: DateField,
  'number-field': NumberField,
  'money-field': NumberField,
  'quantity-field': NumberField,
  text: TextField,
  textarea: TextField,
  email: TextField,
  tel: TextField,
  checkbox: TickField,
  toggle: TickField,
};

/** Draws a field of one of these controls. */
export function OtherField(props: FieldProps<FieldModel>) {
  return <Field components={otherFields} {...props} />;
}
