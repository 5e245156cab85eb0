import { useRef } from 'react';
import { useLocation } from 'wouter';
import { assertNever } from '../../../engine';
import type { FormModel, FormOutcome, OpenForm } from '../../../engine/forms';
import { draftOwner } from '../../../portal';
import { endSession, forgetSession, startSession } from '../../account/session-effects';
import { arrivalNoticeAtom } from '../../messages/message-atoms';
import { dropLeaveWarnings } from '../../navigation/leave-warning';
import { portalRoutes } from '../../navigation/portal-routes';
import { classifyLink } from '../../navigation/safe-link';
import { fetchOffice } from '../../office/fetch-office';
import { heardOfForm, keyOfForm } from '../../office/sending-key';
import { useQueryClient } from '../../office/use-query';
import { usePortal } from '../../pack/use-pack';
import { useOpenService } from '../../service/load-service';
import { readFormAnswer } from '../../service/read-answer';
import { currentSession } from '../../session/session-store';
import { useSetAtom } from '../../storage/atom';
import { useTranslation } from '../../texts/open-texts';

/** A message about something that was sent, as a whole. */
export interface SentNotice {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** The office's answer, and what it means. */
export interface Delivered {
  readonly outcome: FormOutcome;
  readonly answer: Awaited<ReturnType<typeof fetchOffice>>;
}

/** How a form, or a button that is one without fields, reaches the office. */
export interface Delivery {
  /** Sends it once; null when nothing was sent, because it is personal and there is no subject. */
  send(form: OpenForm, model: FormModel): Promise<Delivered | null>;
  /**
   * Does what the definition says of the answer: session, other screens, sources. Gives the message that is told here; where nothing was sent,
   * the one that says for whom it has to be chosen first.
   */
  finish(form: OpenForm, delivered: Delivered | null, done?: () => void): Promise<SentNotice | null>;
}

/** Sends, and does what a definition says of the answer. */
export function useDelivery(retry: (sources: readonly string[]) => void): Delivery {
  const { t } = useTranslation();
  const { settings } = usePortal();
  const open = useOpenService();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const setArrival = useSetAtom(arrivalNoticeAtom);
  const key = useRef<string>(undefined);

  const go = (form: OpenForm, target: string, message: SentNotice | null, state: Readonly<Record<string, unknown>> = {}) => {
    const link = classifyLink(target === 'services' ? portalRoutes().services : target, null);
    const path = link.kind === 'route' ? link.path : '/';
    if (message) setArrival({ ...message, path: new URL(path, location.origin).pathname });
    dropLeaveWarnings();
    // A form that is sent on opening must not be sent again by going back.
    navigate(path, { replace: form.submit.at === 'opening', ...(Object.keys(state).length > 0 && { state }) });
  };
  return {
    async send(form, model) {
      const request = form.request(model);
      if (request === null) return null;
      // The same one until the office has answered well.
      const name = `${location.pathname} ${form.id} ${JSON.stringify(draftOwner(currentSession()))}`;
      if (request.once) key.current ??= keyOfForm(name);
      const sent = request.carried
        ? await (await import('../../office/send-content')).sendCarried(request, settings.apiBase, key.current)
        : await fetchOffice(request, settings.apiBase, { key: key.current });
      const answer = sent.ok ? await readFormAnswer(open, form, sent.value, await open.validators) : sent;
      const outcome = form.outcome(model, answer);
      if (request.once) heardOfForm(name, answer);
      if (outcome.kind === 'done') key.current = undefined;
      return { outcome, answer };
    },
    async finish(form, delivered, done) {
      if (delivered === null) return { tone: 'error', text: t('forms.noSubject') };
      const { outcome, answer } = delivered;
      if (outcome.kind === 'failed') {
        const message = outcome.notice ?? outcome.problem?.message ?? null;
        if (outcome.goTo === null) return outcome.notice === null ? null : { tone: 'error', text: outcome.notice };
        go(form, outcome.goTo, message === null ? null : { tone: 'error', text: message });
        return null;
      }
      if (!(await changeSession(outcome.session, answer.ok ? answer.value : null)))
        return { tone: 'error', text: t('forms.failed.unreadable') };
      done?.();
      retry(outcome.refresh);
      // Answers that other screens have loaded may be out of date.
      void queries.invalidateQueries({ queryKey: ['office'], refetchType: 'none' });
      const message: SentNotice | null = outcome.message === null ? null : { tone: 'success', text: outcome.message };
      if (outcome.goTo === null) return message;
      go(form, outcome.goTo, message, outcome.state);
      return null;
    },
  };
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
