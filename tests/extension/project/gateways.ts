import { createHmac, randomUUID } from 'node:crypto';
import type { Gateway, PaymentProvider } from 'okienko/server';

/** Signs what one side tells the other. */
export const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
/** What the bank tells of a payment. */
export const outcomes = { begun: 'begun', paid: 'paid' } as const;

/** The bank's gateway as the office sees it. */
export const bankGateway: Gateway = {
  key: 'bank',
  name: 'Bank Spółdzielczy',
  fields: { offered: 'czyBank', commission: 'prowizjaBank', ordered: 'zleconoPlatnoscZBankiem' },
  variables: {
    BANK_URL: { expected: 'an address', matches: (text) => URL.canParse(text) },
    BANK_SECRET: { expected: 'a secret of 8 signs', matches: (text) => text.length === 8 },
  },
  contractOf(value) {
    const [url, secret] = [value('BANK_URL'), value('BANK_SECRET')];
    return {
      formOrigins: [new URL(url).origin],
      open: () => bank(url, secret),
      async tryAccess() {
        const answer = await fetch(`${url}/proba?sign=${sign('proba', secret)}`);
        return answer.ok ? null : 'does not know BANK_SECRET';
      },
    };
  },
  details: { field: 'transakcjaBank', of: ({ sessionId }) => ({ numer: sessionId }) },
};

function bank(url: string, secret: string): PaymentProvider {
  return {
    key: 'bank',
    minutes: { payable: 10, patience: 5 },
    notificationAnswer: 'przyjęto',
    newSession: () => randomUUID(),
    async register({ sessionId, amount }, { notifyAt, returnTo }) {
      const body = JSON.stringify({ amount: String(amount), notifyAt, returnTo });
      const { ok, status } = await fetch(`${url}/zlecenia/${sessionId}`, { method: 'PUT', body });
      return ok ? { kind: 'registered', token: sessionId } : { kind: 'rejected', reason: `status ${status}` };
    },
    redirect: ({ token }) => ({ metoda: 'GET', adres: `${url}/zlecenia/${token}`, pola: [] }),
    ask: async () => ({ kind: 'nothing' }),
    confirm: async () => ({ kind: 'confirmed' }),
    readNotification(body) {
      const [sessionId = '', amount = '', outcome, given] = body.split(' ');
      if (given !== sign(`${sessionId} ${amount} ${outcome}`, secret)) return { kind: 'forged', reason: 'wrong sign' };
      const heard = outcome === 'begun' ? outcomes.begun : outcomes.paid;
      return { kind: 'genuine', sessionId, outcome: heard, amount: BigInt(amount), currency: 'PLN', orderId: null };
    },
  };
}

export default [bankGateway];
