import type { FieldModel } from '../../engine';
import { ClockField } from './ClockField';
import { Field } from './Field';
import { FileField } from './FileField';
import type { FieldComponents, FieldProps } from './field-props';
import { PasswordField } from './PasswordField';
import { RangeField } from './RangeField';
import { SearchField } from './SearchField';

/** Components for the controls that few screens have. */
export const rareFields: FieldComponents = {
  'search-select': SearchField,
  'date-range': RangeField,
  'number-range': RangeField,
  'time-field': ClockField,
  'month-field': ClockField,
  file: FileField,
  password: PasswordField,
};

/** Draws a field of one of these controls. */
export function RareField(props: FieldProps<FieldModel>) {
  return <Field components={rareFields} {...props} />;
}
