// The bank at the other end of the gateway that a project adds.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type outcomes, sign } from './project/gateways';

interface Order {
  readonly amount: string;
  readonly notifyAt: string;
  readonly returnTo: string;
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
