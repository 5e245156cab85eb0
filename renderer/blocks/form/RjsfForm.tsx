import Form from '@rjsf/core';
import { memo, type ReactNode, useMemo } from 'react';
import type { FormProblem, FormState, OpenField, OpenForm } from '../../../engine/forms';
import { FormButtons } from './FormButtons';
import { FormLines } from './FormLines';
import type { FormPage } from './form-page';
import { formValidator, fromErrors } from './form-validator';
import { fields, layoutSchema, layoutUi, templates } from './rjsf-theme';

interface RjsfFormProps {
  readonly form: OpenForm;
  readonly state: FormState;
  /** The page of a form with steps. */
  readonly page: FormPage | undefined;
  /** Buttons in place of those that send the form. */
  readonly buttons: ReactNode;
  onRefuse(problems: readonly FormProblem[]): void;
  onSend(): void;
}

/**
 * The form element. rjsf lays out the fields by the schema and asks for problems before it sends. It is not given the values, because at
 * each key press it would recompute its own state for all fields.
 */
export const RjsfForm = memo(function RjsfForm({ form, state, page, buttons, onRefuse, onSend }: RjsfFormProps) {
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

/** The fields that are drawn: of a form with steps those of the open one, and none on its summary. */
function drawnFields({ fields: all }: OpenForm, page: FormPage | undefined): readonly OpenField[] {
  if (page === undefined) return all;
  return page.id === null ? [] : all.filter(({ id }) => page.holds(id));
}
