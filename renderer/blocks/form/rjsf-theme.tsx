import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { OpenField } from '../../../engine/forms';
import { FormField } from './FormField';
import { FormLines } from './FormLines';
import { useFormTools } from './form-context';
import { groupPart } from './form-parts';
import { useFormPart } from './use-form';

// rjsf lays out and validates; our own fields draw, so that a form looks like every other field of the portal.
function BridgeField({ fieldPathId }: FieldProps) {
  const { formId, state, problems } = useFormTools();
  const id = fieldPathId.path.join('/');
  const field = useFormPart(state, ({ model }) => model.field.get(id));
  return (
    <>
      <FormLines before={id} />
      {field?.visible ? <FormField id={`${formId}-${id}`} field={field} problem={problems.get(id) ?? null} state={state} /> : null}
    </>
  );
}

/** Fields of rjsf by the type of their data. */
export const fields = { StringField: BridgeField, BooleanField: BridgeField, GroupField: groupPart.draw };

/** Templates of rjsf: nothing around a field, one column of fields. */
export const templates = {
  FieldTemplate: ({ children }: FieldTemplateProps) => children,
  ObjectFieldTemplate: ({ properties }: ObjectFieldTemplateProps) => properties.map(({ content }) => content),
};

/** The schema that rjsf lays a form out by: for rjsf every field is a text or a boolean, whatever is sent to the office. */
export function layoutSchema(fields: readonly OpenField[]): RJSFSchema {
  const properties = fields.map(({ id, label, ticked, fields: inner }): readonly [string, RJSFSchema] => [
    id,
    inner === null ? { type: ticked ? 'boolean' : 'string', title: label } : { ...layoutSchema(inner), title: label },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** Who draws what: groups of fields are drawn by a field of their own, which lays out what is in them as often as it is there. */
export function layoutUi(fields: readonly OpenField[]): UiSchema {
  return Object.fromEntries(
    fields.flatMap(({ id, fields: inner }) => (inner === null ? [] : [[id, { 'ui:field': 'GroupField', inner: layoutUi(inner) }]])),
  );
}
