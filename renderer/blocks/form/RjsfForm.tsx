import Form from '@rjsf/core';
import { memo, useMemo } from 'react';
import type { FormInputs, FormProblem, OpenForm } from '../../../engine/forms';
import type { Validator } from '../../service/load-service';
import { FormButtons } from './FormButtons';
import { formValidator, fromErrors } from './form-validator';
import { fields, layoutSchema, templates } from './rjsf-theme';
import type { FormState } from './use-form';

interface RjsfFormProps {
  readonly form: OpenForm;
  readonly validate: Validator | undefined;
  /** What stands in the form when it did not come from typing; rjsf keeps what is typed over it. */
  readonly given: FormInputs;
  readonly now: FormState['now'];
  onType(data: unknown): void;
  onRefuse(problems: readonly FormProblem[]): void;
  onSend(): void;
}

/**
 * The form element, which rjsf runs. A key must not draw it from outside as well: rjsf has the character already, and would work out its
 * state a second time. So every prop stays the same while somebody types; what changes reaches fields and buttons by their context.
 */
export const RjsfForm = memo(function RjsfForm({ form, validate, given, now, onType, onRefuse, onSend }: RjsfFormProps) {
  const schema = useMemo(() => layoutSchema(form), [form]);
  const validator = useMemo(() => formValidator(form, validate, now), [form, validate, now]);
  return (
    <Form
      className="form"
      idPrefix={form.id}
      schema={schema}
      formData={given}
      validator={validator}
      fields={fields}
      templates={templates}
      noHtml5Validate
      showErrorList={false}
      experimental_componentUpdateStrategy="shallow"
      onChange={({ formData }) => onType(formData)}
      onError={(errors) => onRefuse(fromErrors(errors))}
      onSubmit={onSend}
    >
      <FormButtons form={form} />
    </Form>
  );
});
