import { DateField } from './DateField';
import type { FieldComponents } from './field-props';
import { OptionsField } from './OptionsField';
import { RangeField } from './RangeField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';
import { TickField } from './TickField';

/** What draws the params of a screen. */
export const paramFields: FieldComponents = {
  select: SelectField,
  'multi-select': OptionsField,
  radio: OptionsField,
  date: DateField,
  'date-range': RangeField,
  'number-range': RangeField,
  text: TextField,
  textarea: TextField,
  email: TextField,
  tel: TextField,
  checkbox: TickField,
  toggle: TickField,
};
