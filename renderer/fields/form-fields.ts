import { FileField } from './FileField';
import type { FieldComponents } from './field-props';
import { otherFields } from './OtherField';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';

/** What draws the fields of a form: those of the params, and what only a form has. */
export const formFields: FieldComponents = { select: SelectField, ...otherFields, file: FileField, password: PasswordField };
