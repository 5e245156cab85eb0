import Form from '@rjsf/mui';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useState } from 'react';
import type { SampleForm } from '../sample-forms';

/** The form as rjsf draws it by default. */
export function FormByRjsf({ form }: { readonly form: SampleForm }) {
  const [data, setData] = useState<unknown>({});
  return (
    <Form
      idPrefix="rjsf"
      schema={schemaOf(form)}
      uiSchema={uiSchemaOf(form)}
      formData={data}
      validator={validator}
      noHtml5Validate
      onChange={(event) => setData(event.formData)}
    />
  );
}

const schemas = new WeakMap<SampleForm, RJSFSchema>();

function schemaOf(form: SampleForm): RJSFSchema {
  const known = schemas.get(form);
  if (known) return known;
  const properties = form.fields.map(({ id, label, limit, options }) => [
    id,
    {
      type: 'string',
      title: label,
      ...(limit === undefined ? {} : { maxLength: limit }),
      ...(options ? { oneOf: options.map((option) => ({ const: option.id, title: option.label })) } : {}),
    },
  ]);
  const schema: RJSFSchema = {
    type: 'object',
    required: form.fields.filter(({ required }) => required).map(({ id }) => id),
    properties: Object.fromEntries(properties),
  };
  schemas.set(form, schema);
  return schema;
}

function uiSchemaOf(form: SampleForm): UiSchema {
  return Object.fromEntries(form.fields.flatMap(({ id, control }) => (control === 'textarea' ? [[id, { 'ui:widget': 'textarea' }]] : [])));
}
