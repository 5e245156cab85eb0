import type { FieldComponents } from './field-props';
import { PasswordField } from './PasswordField';
import { paramFields } from './param-fields';
import { TextField } from './TextField';
import { TickField } from './TickField';

/** What draws the fields of a form: those of the params, and what only a form has. */
export const formFields: FieldComponents = {
  ...paramFields,
  textarea: TextField,
  email: TextField,
  tel: TextField,
  password: PasswordField,
  checkbox: TickField,
  toggle: TickField,
};
