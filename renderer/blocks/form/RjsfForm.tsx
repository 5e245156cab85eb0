import Form from '@rjsf/core';
import { memo, useMemo } from 'react';
import type { FormProblem, FormState, OpenForm } from '../../../engine/forms';
import { FormButtons } from './FormButtons';
import { FormLines } from './FormLines';
import { formValidator, fromErrors } from './form-validator';
import { fields, layoutSchema, layoutUi, templates } from './rjsf-theme';

interface RjsfFormProps {
  readonly form: OpenForm;
  readonly state: FormState;
  onRefuse(problems: readonly FormProblem[]): void;
  onSend(): void;
}

/**
 * The form element. rjsf lays out the fields by the schema and asks for problems before it sends. It is not given the values, because at
 * each key press it would recompute its own state for all fields.
 */
export const RjsfForm = memo(function RjsfForm({ form, state, onRefuse, onSend }: RjsfFormProps) {
  const schema = useMemo(() => layoutSchema(form.fields), [form]);
  const ui = useMemo(() => layoutUi(form.fields), [form]);
  const validator = useMemo(() => formValidator(state.judge), [state]);
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
      <FormLines before={null} />
      <FormButtons form={form} />
    </Form>
  );
});
