import Form from '@rjsf/core';
import { memo, useMemo } from 'react';
import type { FormProblem, FormState, OpenForm } from '../../../engine/forms';
import { FormButtons } from './FormButtons';
import { formValidator, fromErrors } from './form-validator';
import { fields, layoutSchema, templates } from './rjsf-theme';

interface RjsfFormProps {
  readonly form: OpenForm;
  readonly state: FormState;
  onRefuse(problems: readonly FormProblem[]): void;
  onSend(): void;
}

/**
 * The form element, which rjsf runs: it lays the fields out by the schema and asks what is wrong before it sends. What stands in the
 * fields it is not given: at each key it would work its own state out anew, for all fields, beside the one that formulas are read from.
 */
export const RjsfForm = memo(function RjsfForm({ form, state, onRefuse, onSend }: RjsfFormProps) {
  const schema = useMemo(() => layoutSchema(form), [form]);
  const validator = useMemo(() => formValidator(state.judge), [state]);
  return (
    <Form
      className="form"
      idPrefix={form.id}
      schema={schema}
      validator={validator}
      fields={fields}
      templates={templates}
      noHtml5Validate
      showErrorList={false}
      onError={(errors) => onRefuse(fromErrors(errors))}
      onSubmit={onSend}
    >
      <FormButtons form={form} />
    </Form>
  );
});
