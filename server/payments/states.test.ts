import { describe, expect, it } from 'vitest';
import { paymentStates } from '../database/payment-tables';
import { doubtfulStates, nextState, openStates, paymentEvents, unsettledStates } from './states';

const pairs = paymentStates.flatMap((state) => paymentEvents.map((event) => [state, event] as const));

describe('every pair of state and event', () => {
  it('leads along the list, or nowhere', () => {
    const listed = pairs.flatMap(([state, event]) => {
      const to = nextState(state, event);
      return to === null ? [] : [`${state} ${event} ${to}`];
    });
    expect(pairs).toHaveLength(110);
    expect(listed).toEqual([
      'created registered registered',
      'created rejected failed',
      'created paid paid',
      'created refused refused',
      'created expired expired',
      'created returned returned',
      'created contradicted disputed',
      'registered begun pending',
      'registered paid paid',
      'registered refused refused',
      'registered expired expired',
      'registered returned returned',
      'registered contradicted disputed',
      'pending paid paid',
      'pending refused refused',
      'pending expired expired',
      'pending returned returned',
      'pending contradicted disputed',
      'paid confirmed verified',
      'paid returned returned',
      'paid contradicted disputed',
      'verified posted posted',
      'verified returned returned',
      'verified contradicted disputed',
      'posted returned disputed',
      'posted contradicted disputed',
      'refused paid paid',
      'refused returned returned',
      'refused contradicted disputed',
      'failed paid paid',
      'failed returned returned',
      'failed contradicted disputed',
      'expired paid paid',
      'expired returned returned',
      'expired contradicted disputed',
    ]);
  });

  it('books money only over paid and confirmed, and lets no event undo that money has come', () => {
    const into = (state: string) => pairs.filter(([from, event]) => nextState(from, event) === state).map(([from]) => from);
    expect(into('posted')).toEqual(['verified']);
    expect(into('verified')).toEqual(['paid']);
    for (const state of ['paid', 'verified', 'posted'] as const) {
      for (const event of ['refused', 'expired', 'rejected', 'begun'] as const) expect(nextState(state, event)).toBeNull();
    }
  });

  it('leads from every end without money to where money that came after all is booked, and the sweep asks about each', () => {
    const withoutMoney = paymentStates.filter(
      (state) => !unsettledStates.some((one) => one === state) && nextState(state, 'paid') !== null,
    );
    expect(withoutMoney.sort()).toEqual([...doubtfulStates].sort());
  });

  it('reaches an end from every state that the sweep looks at', () => {
    const ends = new Set(paymentStates.filter((state) => !unsettledStates.some((one) => one === state)));
    for (const state of unsettledStates) {
      const reached = paymentEvents.map((event) => nextState(state, event));
      expect(reached.some((to) => to !== null && (ends.has(to) || openStates.every((one) => one !== to)))).toBe(true);
    }
  });
});
