import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { assertNever } from '../../../engine';
import type { FormOutcome, FormState, OpenForm } from '../../../engine/forms';
import { endSession, forgetSession, startSession } from '../../account/session-effects';
import { arrivalNoticeAtom } from '../../messages/message-atoms';
import { dropLeaveWarnings } from '../../navigation/leave-warning';
import { portalRoutes } from '../../navigation/portal-routes';
import { classifyLink } from '../../navigation/safe-link';
import { fetchOffice } from '../../office/fetch-office';
import { usePortal } from '../../pack/use-pack';
import { useOpenService } from '../../service/load-service';
import { readFormAnswer } from '../../service/read-answer';

/** A message about the form as a whole. */
export interface FormNotice {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** State of sending a form. */
export interface Sending {
  readonly isSending: boolean;
  readonly notice: FormNotice | null;
  /** Sends the form with its current values; does nothing while a sending is pending. The outcome is null when nothing was sent. */
  send(): Promise<FormOutcome | null>;
  forgetNotice(): void;
}

/** Sends a form once, and does what its definition says of the answer. What was typed stays after every failure. */
export function useSending(form: OpenForm, state: FormState, retry: (sources: readonly string[]) => void): Sending {
  const { t } = useTranslation();
  const { settings } = usePortal();
  const open = useOpenService();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const setArrival = useSetAtom(arrivalNoticeAtom);
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const isOnTheWay = useRef(false);

  const go = (target: string, message: FormNotice | null, state: Readonly<Record<string, unknown>> = {}) => {
    const link = classifyLink(target === 'services' ? portalRoutes().services : target, null);
    const path = link.kind === 'route' ? link.path : '/';
    if (message) setArrival({ ...message, path: new URL(path, location.origin).pathname });
    dropLeaveWarnings();
    // A form that is sent on opening must not be sent again by going back.
    navigate(path, { replace: form.submit.at === 'opening', ...(Object.keys(state).length > 0 && { state }) });
  };
  const settle = async (outcome: FormOutcome, answer: unknown) => {
    if (outcome.kind === 'failed') {
      const message = outcome.notice ?? outcome.problem?.message ?? null;
      if (outcome.goTo !== null) go(outcome.goTo, message === null ? null : { tone: 'error', text: message });
      else {
        state.tell(outcome.problem ? [outcome.problem] : []);
        setNotice(outcome.notice === null ? null : { tone: 'error', text: outcome.notice });
      }
      return;
    }
    if (!(await changeSession(outcome.session, answer))) {
      setNotice({ tone: 'error', text: t('forms.failed.unreadable') });
      return;
    }
    state.settle(outcome.input);
    retry(outcome.refresh);
    // Answers that other screens have loaded may be out of date.
    void queries.invalidateQueries({ queryKey: ['office'], refetchType: 'none' });
    const message: FormNotice | null = outcome.message === null ? null : { tone: 'success', text: outcome.message };
    if (outcome.goTo === null) setNotice(message);
    else go(outcome.goTo, message, outcome.state);
  };
  const send = async () => {
    if (isOnTheWay.current) return null;
    const { model } = state.now();
    const request = form.request(model);
    if (request === null) {
      setNotice({ tone: 'error', text: t('forms.noSubject') });
      return null;
    }
    isOnTheWay.current = true;
    setSending(true);
    setNotice(null);
    state.tell([]);
    const sent = await fetchOffice(request, settings.apiBase);
    const answer = sent.ok ? await readFormAnswer(open, form, sent.value, await open.validators) : sent;
    const outcome = form.outcome(model, answer);
    await settle(outcome, answer.ok ? answer.value : null);
    isOnTheWay.current = false;
    setSending(false);
    return outcome;
  };
  const forgetNotice = useCallback(() => setNotice(null), []);
  return { isSending, notice, send, forgetNotice };
}

/** Changes the session as the form says; false if the office's answer could not be used for that. */
async function changeSession(change: Extract<FormOutcome, { kind: 'done' }>['session'], answer: unknown): Promise<boolean> {
  switch (change) {
    case null:
      return true;
    case 'start':
    case 'first':
      return await startSession(answer, change === 'first');
    case 'end':
      await endSession();
      return true;
    case 'ended':
      forgetSession();
      return true;
    default:
      return assertNever(change);
  }
}
