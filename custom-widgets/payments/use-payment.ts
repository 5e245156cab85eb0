import { useEffect, useRef, useState } from 'react';
import type { OfficeError, Result, ScreenContext } from '../../engine';
import type { WidgetProps } from '../../renderer/widget-contract';
import { leavePortal } from '../leaving/leave-portal';
import { parseRedirect, type Redirect } from '../leaving/redirect';
import type { PayableInstalment } from './instalment';
import type { PaymentSettings } from './payment-settings';
import { asksToConfirm, gatewayAt, isOver, parseTransfer, paymentBody } from './payment-start';
import type { Offer } from './providers';

/** Calls with which a payment is started. */
export type PaymentCalls = 'start' | 'gateway';

/** What payments are started with. */
export interface PaymentParts {
  readonly settings: PaymentSettings;
  readonly context: ScreenContext;
  readonly call: WidgetProps<PaymentCalls>['call'];
  /** The office refused, so what the table shows may be out of date. */
  onRefused(): void;
}

interface PaymentState {
  /** True from the press of the button until the browser has left, or until it is known that it will not. */
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** Number of the try, so that a repeated problem is announced again. */
  readonly turn: number;
  /** Words of the office about a due that is already being paid; the next press pays again. */
  readonly question: string | null;
}

/** A payment as the screen shows it, and what it can do. */
export interface Payment extends PaymentState {
  /** Starts the payment of instalments and leaves for the gateway. However often it is called, one is on its way at a time. */
  pay(offer: Offer, chosen: readonly PayableInstalment[]): Promise<void>;
  /** Forgets the payment: who has closed it does not want to be led away. */
  forget(): void;
}

const idle: PaymentState = { isBusy: false, problem: null, turn: 0, question: null };

/** Starts payments, one at a time. */
export function usePayment({ settings, context, call, onRefused }: PaymentParts): Payment {
  const t = context.translate;
  const [state, setState] = useState(idle);
  // What is under way; null when nothing is. Somebody who gives up takes it away, and its answers then lead nowhere.
  const running = useRef<object | null>(null);
  // A transfer that the office has prepared and the browser did not reach: another try goes on with it.
  const prepared = useRef<{ readonly provider: string; readonly transfer: string } | null>(null);
  useEffect(
    () => () => {
      running.current = null;
    },
    [],
  );

  const stop = (outcome: Partial<PaymentState>) => {
    running.current = null;
    setState(({ turn }) => ({ ...idle, turn: turn + 1, ...outcome }));
  };
  const wordsOf = (error: OfficeError) => error.opis ?? t(`errors.${error.kind}`);

  const prepare = async (provider: string, chosen: readonly PayableInstalment[], run: object): Promise<string | null> => {
    if (prepared.current?.provider === provider) return prepared.current.transfer;
    const { back } = settings;
    const again = state.question !== null;
    const order = { instalments: chosen, subject: context.subject, origin: context.origin ?? '', back, again };
    const answer = await call('start', { query: { provider }, body: paymentBody(order) });
    if (running.current !== run) return null;
    if (!answer.ok) {
      if (asksToConfirm(answer.failure) && !again) stop({ question: wordsOf(answer.failure) });
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

  const findGateway = async ({ provider, gateway }: Offer, transfer: string, run: object): Promise<Redirect | null> => {
    const origin = context.origin ?? '';
    const ask = async (): Promise<Result<Redirect, OfficeError | null>> => {
      const answer = await call('gateway', { query: { provider: provider.id, idPrzelewu: transfer } });
      return answer.ok ? parseRedirect(answer.value, origin) : answer;
    };
    const found = gateway === null ? await ask() : gatewayAt(gateway, transfer, origin);
    if (running.current !== run) return null;
    if (found.ok) return found.value;
    if (found.failure !== null && isOver(found.failure)) prepared.current = null;
    stop({ problem: found.failure?.opis ?? t('payments.gatewayFailed') });
    return null;
  };

  const pay: Payment['pay'] = async (offer, chosen) => {
    if (running.current !== null) return;
    const run = {};
    running.current = run;
    // The message stays until then: otherwise the buttons would move, and the second press of a double click would hit Cancel.
    setState((before) => ({ ...before, isBusy: true }));
    const transfer = await prepare(offer.provider.id, chosen, run);
    if (transfer === null) return;
    const gateway = await findGateway(offer, transfer, run);
    if (gateway !== null) leavePortal(gateway);
  };
  const forget = () => {
    prepared.current = null;
    stop({ turn: 0 });
  };
  return { ...state, pay, forget };
}
