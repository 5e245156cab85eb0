import { Fragment, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormProblem, FormState, OpenForm } from '../../../engine/forms';
import { FramedNotice } from '../../controls/FramedNotice';
import { ErrorSummary } from '../../fields/ErrorSummary';
import { ConfirmDialog } from '../frame/ConfirmDialog';
import { FormProvider, sendButtonId } from './form-context';
import { hasGroups } from './form-element';
import type { FormPage } from './form-page';
import { groupedPart } from './form-parts';
import { PlainForm } from './PlainForm';
import { UnheldNotice } from './UnheldNotice';
import { useFormPart } from './use-form';
import type { Sending } from './use-sending';

interface FormViewProps {
  readonly form: OpenForm;
  readonly state: FormState;
  readonly sending: Sending;
  /** Asks again for what the form asks while it is filled in. */
  retryAnswers(sources: readonly string[]): void;
  /** Level of the headings among the fields. */
  readonly headingLevel: 2 | 3 | 4;
  /** The page of a form with steps. */
  readonly page?: FormPage;
  /** Told when something is wrong, after the messages are shown. */
  readonly onRefused?: (problems: readonly FormProblem[]) => void;
  /** Buttons in place of those that send the form. */
  readonly buttons?: ReactNode;
}

/** The form itself: messages, fields, buttons. A key draws nothing of it but the field and the buttons. */
export function FormView({ form, state, sending, retryAnswers, headingLevel, page, onRefused, buttons }: FormViewProps) {
  const { now, tell, settle } = state;
  const { notice, isSending } = sending;
  const told = useFormPart(state, (part) => part.problems);
  const problems = page === undefined ? told : told.filter(({ field }) => page.holds(field));
  const version = useFormPart(state, (part) => part.version);
  const [question, setQuestion] = useState<ReturnType<OpenForm['question']>>(null);
  const [attempt, setAttempt] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const messages = useMemo(() => new Map(told.map((problem) => [problem.field, problem.message])), [told]);
  const [undone, setUndone] = useState(0);
  const undo = useCallback(() => {
    settle('reset');
    setUndone((count) => count + 1);
  }, [settle]);
  const tools = useMemo(
    () => ({ formId: form.id, state, problems: messages, isSending, headingLevel, undo, retryAnswers }),
    [form.id, state, messages, isSending, headingLevel, undo, retryAnswers],
  );

  useEffect(() => {
    if (attempt > 0) (summary.current ?? message.current)?.focus();
  }, [attempt]);
  // The undo button has disappeared, so the one beside it gets the focus.
  useEffect(() => {
    if (undone > 0) document.getElementById(sendButtonId(form.id))?.focus();
  }, [undone, form.id]);
  const send = async () => {
    setQuestion(null);
    if ((await sending.send()) !== null) setAttempt((count) => count + 1);
  };
  const refuse = useLatest((found: readonly FormProblem[]) => {
    sending.forgetNotice();
    tell(found);
    setAttempt((count) => count + 1);
    onRefused?.(found);
  });
  const submit = useLatest(() => {
    const { model } = now();
    if (page?.next) {
      tell([]);
      sending.forgetNotice();
      page.next();
      return;
    }
    if (isSending || (form.onlyWhenChanged && !model.changed)) return;
    tell([]);
    sending.forgetNotice();
    const asked = form.question(model);
    if (asked === null) void send();
    else setQuestion(asked);
  });
  const element = { form, state, page, buttons, onRefuse: refuse, onSend: submit };
  return (
    <FormProvider value={tools}>
      <UnheldNotice state={state} />
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
      <Fragment key={`${version} ${page?.id}`}>{hasGroups(form) ? groupedPart.draw(element) : <PlainForm {...element} />}</Fragment>
      {question === null ? null : <ConfirmDialog question={question} onYes={() => void send()} onNo={() => setQuestion(null)} />}
    </FormProvider>
  );
}

/** A function with a stable identity that calls the latest version of `act`. */
function useLatest<Values extends readonly unknown[]>(act: (...values: Values) => void): (...values: Values) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
