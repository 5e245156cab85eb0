import Form from '@rjsf/core';
import { memo, useMemo } from 'react';
import { FormButtons } from './FormButtons';
import { FormLines } from './FormLines';
import { drawnFields, type FormElementProps } from './form-element';
import { formValidator, fromErrors } from './form-validator';
import { fields, layoutSchema, layoutUi, templates } from './rjsf-theme';

/**
 * The element of a form with groups. rjsf lays out what is nested and repeated by the schema, and asks for problems before it sends. It is
 * not given the values, because at each key press it would recompute its own state for all fields.
 */
export const GroupedForm = memo(function GroupedForm({ form, state, page, buttons, onRefuse, onSend }: FormElementProps) {
  const shown = useMemo(() => drawnFields(form, page), [form, page]);
  const schema = useMemo(() => layoutSchema(shown), [shown]);
  const ui = useMemo(() => layoutUi(shown), [shown]);
  const validator = useMemo(() => formValidator(page?.judge ?? (() => state.judge())), [page, state]);
  return (
    <Form
      className="form"
      idPrefix={form.id}
      schema={schema}
      uiSchema={ui}
      validator={validator}
      fields={fields}
      templates={templates}
      noHtml5Validate
      showErrorList={false}
      onError={(errors) => onRefuse(fromErrors(errors))}
      onSubmit={onSend}
    >
      {page?.content}
      <FormLines before={null} step={page?.id ?? null} />
      {buttons ?? <FormButtons form={form} />}
    </Form>
  );
});
