import type { PaymentState } from '../database/payment-tables';

/** What can happen to a payment. */
export const paymentEvents = [
  'registered',
  'rejected',
  'begun',
  'paid',
  'confirmed',
  'posted',
  'refused',
  'expired',
  'returned',
  'contradicted',
] as const;

/** Something that is heard about a payment. `contradicted`: it speaks of another amount, currency or number than our own row. */
export type PaymentEvent = (typeof paymentEvents)[number];

/**
 * What leads where. What is not listed changes nothing: a notification that comes twice, a refusal after the money has come. Money
 * may come late (and go back), so that `paid` and `returned` also lead out of the ends in which none was expected any more.
 */
export const transitions: Readonly<Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>> = {
  created: {
    registered: 'registered',
    rejected: 'failed',
    paid: 'paid',
    refused: 'refused',
    expired: 'expired',
    returned: 'returned',
    contradicted: 'disputed',
  },
  registered: {
    begun: 'pending',
    paid: 'paid',
    refused: 'refused',
    expired: 'expired',
    returned: 'returned',
    contradicted: 'disputed',
  },
  pending: { paid: 'paid', refused: 'refused', expired: 'expired', returned: 'returned', contradicted: 'disputed' },
  paid: { confirmed: 'verified', returned: 'returned', contradicted: 'disputed' },
  verified: { posted: 'posted', returned: 'returned', contradicted: 'disputed' },
  // The books have it already: people must look at it.
  posted: { returned: 'disputed', contradicted: 'disputed' },
  refused: { paid: 'paid', returned: 'returned', contradicted: 'disputed' },
  failed: { paid: 'paid', returned: 'returned', contradicted: 'disputed' },
  expired: { paid: 'paid', returned: 'returned', contradicted: 'disputed' },
  returned: {},
  disputed: {},
};

/** The state that an event leads to, or null when it changes nothing. */
export function nextState(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return transitions[state][event] ?? null;
}

/** States in which the resident may still pay at the gateway. */
export const openStates = ['created', 'registered', 'pending'] as const satisfies readonly PaymentState[];

/** States in which money is on its way to the office. */
export const orderedStates = ['pending', 'paid', 'verified'] as const satisfies readonly PaymentState[];

/** States in which the payment is on its way: the sweep looks at them until they are over. */
export const unsettledStates = [...openStates, 'paid', 'verified'] as const satisfies readonly PaymentState[];

/**
 * Ends without money as far as we know. The gateway's page may have lived longer than our patience, and its message may be lost, so
 * that the sweep goes on asking for a while.
 */
export const doubtfulStates = ['refused', 'failed', 'expired'] as const satisfies readonly PaymentState[];

/** Ends of a payment with which nothing was paid, as far as we know. */
export const vainStates = [...doubtfulStates, 'returned'] as const satisfies readonly PaymentState[];

/** True while a state is one of a list. */
export function isIn(states: readonly PaymentState[], state: PaymentState): boolean {
  return states.includes(state);
}
