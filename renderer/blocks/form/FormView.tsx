import Form from '@rjsf/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OpenForm } from '../../../engine/forms';
import { ErrorSummary } from '../../fields/ErrorSummary';
import type { Validator } from '../../service/load-service';
import { FramedNotice } from '../FramedNotice';
import { ConfirmDialog } from './ConfirmDialog';
import { FormButtons } from './FormButtons';
import { FormProvider } from './form-context';
import { formValidator, fromErrors } from './form-validator';
import { fields, layoutSchema, templates } from './rjsf-theme';
import type { FormState } from './use-form';
import type { Sending } from './use-sending';

interface FormViewProps {
  readonly form: OpenForm;
  readonly validate: Validator | undefined;
  readonly state: FormState;
  readonly sending: Sending;
}

/** The form itself: messages, fields, buttons. rjsf keeps the data and runs the checks before it is sent. */
export function FormView({ form, validate, state, sending }: FormViewProps) {
  const { model, problems, now, type, leave, tell } = state;
  const { notice, isSending } = sending;
  const [asking, setAsking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const schema = useMemo(() => layoutSchema(form), [form]);
  const validator = useMemo(() => formValidator(form, validate, now), [form, validate, now]);
  const messages = useMemo(() => new Map(problems.map((problem) => [problem.field, problem.message])), [problems]);
  const tools = useMemo(() => ({ formId: form.id, model, problems: messages, leave }), [form.id, model, messages, leave]);
  const change = useCallback((event: { readonly formData?: unknown }) => type(event.formData), [type]);

  useEffect(() => {
    if (attempt > 0) (summary.current ?? message.current)?.focus();
  }, [attempt]);
  const send = async () => {
    setAsking(false);
    if ((await sending.send()) !== null) setAttempt((count) => count + 1);
  };
  const submit = () => {
    if (isSending || (form.onlyWhenChanged && !now().model.changed)) return;
    tell([]);
    sending.forgetNotice();
    if (form.question(now().model) === null) void send();
    else setAsking(true);
  };
  const question = asking ? form.question(model) : null;
  return (
    <FormProvider value={tools}>
      {notice === null ? null : (
        <div role={notice.tone === 'error' ? 'alert' : 'status'}>
          <FramedNotice ref={message} tone={notice.tone} text={notice.text} />
        </div>
      )}
      {problems.length === 0 ? null : (
        <ErrorSummary
          ref={summary}
          problems={problems.map(({ field, label, message: problem }) => ({ id: `${form.id}-${field}`, label, problem }))}
        />
      )}
      <Form
        className="form"
        idPrefix={form.id}
        schema={schema}
        formData={model.inputs}
        validator={validator}
        fields={fields}
        templates={templates}
        noHtml5Validate
        showErrorList={false}
        onChange={change}
        onError={(errors) => {
          sending.forgetNotice();
          tell(fromErrors(errors));
          setAttempt((count) => count + 1);
        }}
        onSubmit={submit}
      >
        <FormButtons form={form} changed={model.changed} isSending={isSending} onUndo={() => state.settle('reset')} />
      </Form>
      {question === null ? null : <ConfirmDialog question={question} onYes={() => void send()} onNo={() => setAsking(false)} />}
    </FormProvider>
  );
}
