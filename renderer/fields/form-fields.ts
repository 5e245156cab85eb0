import type { FieldComponents } from './field-props';
import { PasswordField } from './PasswordField';
import { paramFields } from './param-fields';

/** What draws the fields of a form: those of the params, and what only a form has. */
export const formFields: FieldComponents = { ...paramFields, password: PasswordField };
