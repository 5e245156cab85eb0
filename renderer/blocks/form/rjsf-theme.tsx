import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import type { OpenForm } from '../../../engine/forms';
import { FormField } from './FormField';
import { useFormTools } from './form-context';
import { useFormPart } from './use-form';

// rjsf lays out, and asks before it sends; how a field looks and speaks is ours, so that a form looks like every other field of the portal.
function BridgeField({ name }: FieldProps) {
  const { formId, state, problems } = useFormTools();
  const field = useFormPart(state, ({ model }) => model.fields.find(({ id }) => id === name));
  if (!field?.visible) return null;
  return <FormField id={`${formId}-${name}`} field={field} problem={problems.get(name) ?? null} state={state} />;
}

/** Fields of rjsf by the type of their data. */
export const fields = { StringField: BridgeField, BooleanField: BridgeField };

/** Templates of rjsf: nothing around a field, one column of fields. */
export const templates = {
  FieldTemplate: ({ children }: FieldTemplateProps) => children,
  ObjectFieldTemplate: ({ properties }: ObjectFieldTemplateProps) => properties.map(({ content }) => content),
};

/** The schema by which rjsf lays a form out: what stands in a field is a text or a tick, whatever the office makes of it. */
export function layoutSchema(form: OpenForm): RJSFSchema {
  const properties = form.fields.map(({ id, label, ticked }) => [id, { type: ticked ? 'boolean' : 'string', title: label }] as const);
  return { type: 'object', properties: Object.fromEntries(properties) };
}
