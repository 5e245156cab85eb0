import { useCallback, useRef, useState } from 'react';
import type { FormOutcome, FormState, OpenForm } from '../../../engine/forms';
import { useTranslation } from '../../texts/open-texts';
import { type SentNotice, useDelivery } from '../frame/use-delivery';
import { useLastingNotice } from '../frame/use-lasting-notice';

/** State of sending a form. */
export interface Sending {
  readonly isSending: boolean;
  readonly notice: SentNotice | null;
  /** Sends the form with its current values; does nothing while a sending is pending. The outcome is null when nothing was sent. */
  send(): Promise<FormOutcome | null>;
  forgetNotice(): void;
}

/**
 * Sends a form once, and does what its definition says of the answer. What was typed stays after every failure; the message of success stays
 * on the page also when the form is not there any more because it was sent.
 */
export function useSending(form: OpenForm, state: FormState, retry: (sources: readonly string[]) => void): Sending {
  const { t } = useTranslation();
  const delivery = useDelivery(retry);
  const [isSending, setSending] = useState(false);
  const [notice, setNotice] = useLastingNotice();
  const isOnTheWay = useRef(false);

  const send = async () => {
    if (isOnTheWay.current) return null;
    const { model } = state.now();
    if (form.request(model) === null) {
      setNotice({ tone: 'error', text: t('forms.noSubject') });
      return null;
    }
    isOnTheWay.current = true;
    setSending(true);
    setNotice(null);
    state.tell([]);
    const delivered = await delivery.send(form, model);
    if (delivered !== null) {
      const { outcome } = delivered;
      if (outcome.kind === 'failed' && outcome.goTo === null) state.tell(outcome.problem ? [outcome.problem] : []);
      const told = await delivery.finish(form, delivered, () => {
        if (outcome.kind === 'done') state.settle(outcome.input);
      });
      setNotice(told);
    }
    isOnTheWay.current = false;
    setSending(false);
    return delivered?.outcome ?? null;
  };
  const forgetNotice = useCallback(() => setNotice(null), [setNotice]);
  return { isSending, notice, send, forgetNotice };
}
