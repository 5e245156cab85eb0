// A payment gateway from outside: what an integrator writes beside the portal, and the bank that is at its other end.
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Gateway, PaymentProvider } from '../../server';

interface Order {
  readonly amount: string;
  readonly notifyAt: string;
  readonly returnTo: string;
}

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');
const outcomes = { begun: 'begun', paid: 'paid' } as const;

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

/** The bank's own server. */
export interface Bank {
  readonly url: string;
  readonly orders: ReadonlyMap<string, Order>;
  /** Notifies the office; gives what it is answered. */
  notify(session: string, outcome: keyof typeof outcomes, secret?: string): Promise<{ readonly status: number; readonly text: string }>;
  close(): Promise<void>;
}

/** Starts the bank on a port of its own. */
export async function startBank(secret: string): Promise<Bank> {
  const orders = new Map<string, Order>();
  const server = createServer(async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    if (path === '/proba') return void response.writeHead(query === `sign=${sign('proba', secret)}` ? 200 : 403).end();
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    orders.set(path.slice('/zlecenia/'.length), JSON.parse(Buffer.concat(parts).toString()));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    orders,
    async notify(session, outcome, given = secret) {
      const order = orders.get(session);
      if (!order) throw new Error('The bank has no such order.');
      const text = `${session} ${order.amount} ${outcome}`;
      const answer = await fetch(order.notifyAt, { method: 'POST', body: `${text} ${sign(text, given)}` });
      return { status: answer.status, text: await answer.text() };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
