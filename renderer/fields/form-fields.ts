import type { FieldComponents } from './field-props';
import { otherFields } from './OtherField';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';
import { TickField } from './TickField';

/** What draws the fields of a form: those of the params, and what only a form has. */
export const formFields: FieldComponents = {
  select: SelectField,
  ...otherFields,
  textarea: TextField,
  email: TextField,
  tel: TextField,
  password: PasswordField,
  checkbox: TickField,
  toggle: TickField,
};
