import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormInputs, FormModel, FormProblem, OpenForm } from '../../../engine/forms';
import { ErrorSummary } from '../../fields/ErrorSummary';
import type { Validator } from '../../service/load-service';
import { FramedNotice } from '../FramedNotice';
import { ConfirmDialog } from './ConfirmDialog';
import { FormProvider, sendButtonId } from './form-context';
import { RjsfForm } from './RjsfForm';
import type { FormState } from './use-form';
import type { Sending } from './use-sending';

interface FormViewProps {
  readonly form: OpenForm;
  readonly validate: Validator | undefined;
  readonly state: FormState;
  readonly sending: Sending;
}

/** The form itself: messages, fields, buttons. */
export function FormView({ form, validate, state, sending }: FormViewProps) {
  const { model, problems, now, leave, tell, settle } = state;
  const { notice, isSending } = sending;
  const [asking, setAsking] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const { given, type } = useGiven(model, state);
  const messages = useMemo(() => new Map(problems.map((problem) => [problem.field, problem.message])), [problems]);
  const [undone, setUndone] = useState(0);
  const undo = useCallback(() => {
    settle('reset');
    setUndone((count) => count + 1);
  }, [settle]);
  const tools = useMemo(
    () => ({ formId: form.id, model, problems: messages, isSending, leave, undo }),
    [form.id, model, messages, isSending, leave, undo],
  );

  useEffect(() => {
    if (attempt > 0) (summary.current ?? message.current)?.focus();
  }, [attempt]);
  // The button that took the changes back is gone; the keyboard goes on at the one beside it.
  useEffect(() => {
    if (undone > 0) document.getElementById(sendButtonId(form.id))?.focus();
  }, [undone, form.id]);
  const send = async () => {
    setAsking(false);
    if ((await sending.send()) !== null) setAttempt((count) => count + 1);
  };
  const refuse = useLatest((found: readonly FormProblem[]) => {
    sending.forgetNotice();
    tell(found);
    setAttempt((count) => count + 1);
  });
  const submit = useLatest(() => {
    if (isSending || (form.onlyWhenChanged && !now().model.changed)) return;
    tell([]);
    sending.forgetNotice();
    if (form.question(now().model) === null) void send();
    else setAsking(true);
  });
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
      <RjsfForm key={state.version} {...{ form, validate, given, now }} onType={type} onRefuse={refuse} onSend={submit} />
      {question === null ? null : <ConfirmDialog question={question} onYes={() => void send()} onNo={() => setAsking(false)} />}
    </FormProvider>
  );
}

/** What rjsf must be given because it does not hold it already: the values at the start, those that arrive late, a form that was emptied. */
function useGiven(model: FormModel, { type }: FormState): { readonly given: FormInputs; type(data: unknown): void } {
  const [given, setGiven] = useState(model.inputs);
  const [held, setHeld] = useState(model.inputs);
  if (Object.entries(model.inputs).some(([field, input]) => held[field] !== input)) {
    setGiven(model.inputs);
    setHeld(model.inputs);
  }
  return { given, type: useCallback((data: unknown) => setHeld(type(data)), [type]) };
}

/** A function that stays the same and does what was last wanted of it. */
function useLatest<Values extends readonly unknown[]>(act: (...values: Values) => void): (...values: Values) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
