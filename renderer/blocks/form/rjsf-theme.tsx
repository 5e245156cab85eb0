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

/** Templates of rjsf: nothing around a field, one column of rows; most rows are one field. */
export const templates = {
  FieldTemplate: ({ children }: FieldTemplateProps) => children,
  ObjectFieldTemplate({ properties, uiSchema }: ObjectFieldTemplateProps) {
    const rows = rowsOf(properties, ({ name }) => uiSchema?.[name]?.beside === true);
    return rows.map((row) =>
      row.length === 1 ? (
        row[0]?.content
      ) : (
        <div key={row[0]?.name} className="form-row">
          {row.map(({ content }) => content)}
        </div>
      ),
    );
  },
};

/** Each field with those that stand beside it. */
function rowsOf<Entry>(entries: readonly Entry[], isBeside: (entry: Entry) => boolean): readonly (readonly Entry[])[] {
  const rows: Entry[][] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (last && isBeside(entry)) last.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

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
