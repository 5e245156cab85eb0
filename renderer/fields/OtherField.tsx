import type { FieldModel } from '../../engine';
import { ClockField } from './ClockField';
import { DateField } from './DateField';
import { Field } from './Field';
import type { FieldComponents, FieldProps } from './field-props';
import { NumberField } from './NumberField';
import { OptionsField } from './OptionsField';
import { RangeField } from './RangeField';
import { SearchField } from './SearchField';
import { TextField } from './TextField';
import { TickField } from './TickField';

/** Components for the controls of params that the first page does not include. */
export const otherFields: FieldComponents = {
  'multi-select': OptionsField,
  radio: OptionsField,
  'search-select': SearchField,
  date: DateField,
  'date-range': RangeField,
  'number-range': RangeField,
  'number-field': NumberField,
  'money-field': NumberField,
  'quantity-field': NumberField,
  'time-field': ClockField,
  'month-field': ClockField,
  text: TextField,
  textarea: TextField,
  email: TextField,
  tel: TextField,
  checkbox: TickField,
  toggle: TickField,
};

/** Draws a param of one of these controls. */
export function OtherField(props: FieldProps<FieldModel>) {
  return <Field components={otherFields} {...props} />;
}
