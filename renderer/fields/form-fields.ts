import { firstFields } from './field-parts';
import type { FieldComponents } from './field-props';
import { otherFields } from './OtherField';

/** What draws the fields that come with a form; the rarer ones are loaded with the screen that has them. */
export const formFields: FieldComponents = { ...firstFields, ...otherFields };
