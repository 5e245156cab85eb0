import { useEffect, useRef, useState } from 'react';
import type { OfficeError, ScreenContext } from '../../engine';
import type { WidgetProps } from '../../renderer/widget-contract';
import type { PayableInstalment } from './instalment';
import { leaveForGateway } from './leave-for-gateway';
import type { PaymentSettings } from './payment-settings';
import { asksToConfirm, isOver, parseGateway, parseTransfer, paymentBody } from './payment-start';
import type { Provider } from './providers';

/** Calls with which a payment is started. */
export type PaymentCalls = 'startP24' | 'startKir' | 'gateway';

const startCalls = { p24: 'startP24', kir: 'startKir' } as const satisfies Readonly<Record<Provider, PaymentCalls>>;

/** What a payment is started from. */
export interface PaymentParts {
  readonly settings: PaymentSettings;
  readonly chosen: readonly PayableInstalment[];
  readonly context: ScreenContext;
  readonly call: WidgetProps<PaymentCalls>['call'];
  /** The office refused, so what the table shows may be out of date. */
  onRefused(): void;
}

interface PaymentState {
  /** True from the press of the button until the browser has left, or until it is known that it will not. */
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** Which try this is, so that the same problem is told again. */
  readonly turn: number;
  /** Words of the office about a due that is already being paid; the next press pays again. */
  readonly question: string | null;
}

/** Starts a payment and leaves for the gateway. However often it is pressed, one payment is on its way at a time. */
export function usePayment({ settings, chosen, context, call, onRefused }: PaymentParts) {
  const t = context.translate;
  const [state, setState] = useState<PaymentState>({ isBusy: false, problem: null, turn: 0, question: null });
  const isBusy = useRef(false);
  // A transfer that the office has prepared and the browser did not reach: another try goes on with it.
  const prepared = useRef<{ readonly provider: Provider; readonly transfer: string } | null>(null);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const stop = (outcome: Partial<PaymentState>) => {
    isBusy.current = false;
    setState(({ turn }) => ({ isBusy: false, problem: null, turn: turn + 1, question: null, ...outcome }));
  };
  const wordsOf = (error: OfficeError) => error.opis ?? t(`errors.${error.kind}`);

  const prepare = async (provider: Provider): Promise<string | null> => {
    if (prepared.current?.provider === provider) return prepared.current.transfer;
    const { card, back } = settings;
    const order = {
      card,
      instalments: chosen,
      subject: context.subject,
      origin: context.origin ?? '',
      back,
      again: state.question !== null,
    };
    const answer = await call(startCalls[provider], { body: paymentBody(order) });
    if (!answer.ok) {
      if (asksToConfirm(answer.failure) && state.question === null) stop({ question: wordsOf(answer.failure) });
      else stop({ problem: wordsOf(answer.failure) });
      if (answer.failure.kind === 'office') onRefused();
      return null;
    }
    const transfer = parseTransfer(answer.value);
    if (!transfer.ok) {
      stop({ problem: t('errors.unreadable') });
      return null;
    }
    prepared.current = { provider, transfer: transfer.value };
    return transfer.value;
  };

  const pay = async (provider: Provider): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    // What was told stays meanwhile: without it the buttons would move, and the second press of a double one would cancel.
    setState((before) => ({ ...before, isBusy: true }));
    const idPrzelewu = await prepare(provider);
    if (idPrzelewu === null) return;
    const answer = await call('gateway', { query: { provider, idPrzelewu } });
    // Somebody who has closed the dialog meanwhile does not want to be led away.
    if (!isThere.current) return;
    const gateway = answer.ok ? parseGateway(answer.value, context.origin ?? '') : null;
    if (gateway?.ok) {
      leaveForGateway(gateway.value);
      return;
    }
    if (!answer.ok && isOver(answer.failure)) prepared.current = null;
    stop({ problem: answer.ok || answer.failure.opis === null ? t('payments.gatewayFailed') : answer.failure.opis });
  };
  return { ...state, pay };
}
