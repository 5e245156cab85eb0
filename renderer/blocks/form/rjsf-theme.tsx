import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import type { OpenForm } from '../../../engine/forms';
import { FormField } from './FormField';
import { FormLines } from './FormLines';
import { useFormTools } from './form-context';
import { useFormPart } from './use-form';

// rjsf lays out and validates; our own fields draw, so that a form looks like every other field of the portal.
function BridgeField({ name }: FieldProps) {
  const { formId, state, problems } = useFormTools();
  const field = useFormPart(state, ({ model }) => model.fields.find(({ id }) => id === name));
  return (
    <>
      <FormLines before={name} />
      {field?.visible ? <FormField id={`${formId}-${name}`} field={field} problem={problems.get(name) ?? null} state={state} /> : null}
    </>
  );
}

/** Fields of rjsf by the type of their data. */
export const fields = { StringField: BridgeField, BooleanField: BridgeField };

/** Templates of rjsf: nothing around a field, one column of fields. */
export const templates = {
  FieldTemplate: ({ children }: FieldTemplateProps) => children,
  ObjectFieldTemplate: ({ properties }: ObjectFieldTemplateProps) => properties.map(({ content }) => content),
};

/** The schema that rjsf lays a form out by: for rjsf every field is a text or a boolean, whatever is sent to the office. */
export function layoutSchema(form: OpenForm): RJSFSchema {
  const properties = form.fields.map(({ id, label, ticked }) => [id, { type: ticked ? 'boolean' : 'string', title: label }] as const);
  return { type: 'object', properties: Object.fromEntries(properties) };
}
