import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { OpenField } from '../../../engine/forms';
import { FieldAt } from './FieldAt';
import { formRows } from './form-rows';
import { GroupField } from './GroupField';

// rjsf lays out and validates; our own fields draw, so that a form looks like every other field of the portal.
const BridgeField = ({ fieldPathId }: FieldProps) => <FieldAt id={fieldPathId.path.join('/')} />;

/** Fields of rjsf by the type of their data. */
export const fields = { StringField: BridgeField, BooleanField: BridgeField, GroupField };

/** Templates of rjsf: nothing around a field, the rows of the portal. */
export const templates = {
  FieldTemplate: ({ children }: FieldTemplateProps) => children,
  ObjectFieldTemplate: ({ properties, uiSchema }: ObjectFieldTemplateProps) =>
    formRows(properties.map(({ name, content }) => ({ key: name, isBeside: uiSchema?.[name]?.beside === true, content }))),
};

/** The schema that rjsf lays a form out by: for rjsf every field is a text or a boolean, whatever is sent to the office. */
export function layoutSchema(fields: readonly OpenField[]): RJSFSchema {
  const properties = fields.map(({ id, label, ticked, fields: inner }): readonly [string, RJSFSchema] => [
    id,
    inner === null ? { type: ticked ? 'boolean' : 'string', title: label } : { ...layoutSchema(inner), title: label },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/**
 * Who draws what: groups of fields are drawn by a field of their own, which lays out what is in them as often as it is there. And which
 * fields stand beside the one before.
 */
export function layoutUi(fields: readonly OpenField[]): UiSchema {
  return Object.fromEntries(
    fields.flatMap(({ id, fields: inner, beside }): [string, UiSchema][] => {
      if (inner !== null) return [[id, { 'ui:field': 'GroupField', inner: layoutUi(inner) }]];
      return beside ? [[id, { beside }]] : [];
    }),
  );
}
