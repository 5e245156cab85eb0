import { randomUUID } from 'node:crypto';
import { encodePart } from '../../../../engine/values';
import type { PaymentRow } from '../../../database/payment-tables';
import { askGateway, type GatewayAnswer } from '../ask-gateway';
import { type ExactValue, exactJson, fieldsOf, parseExactJson } from '../exact-json';
import type { Confirmation, GatewayAddresses, GatewayStatus, PaymentProvider, Registration } from '../provider';
import { type NotificationContract, readNotification } from './notification';
import { signOf } from './sign';

/** Contract with Przelewy24. */
export interface Przelewy24Contract extends NotificationContract {
  /** Address below which its calls and its pages lie. */
  readonly url: string;
  /** Password of the calls, the report key. */
  readonly apiKey: string;
}

interface Przelewy24Options {
  readonly settings: () => Przelewy24Contract;
  /** Base of the pages that the browser is sent to; relative for a gateway on this server. */
  readonly pages: string;
}

const minutes = { payable: 30, patience: 15 };
const outcomes = new Map<unknown, 'begun' | 'paid' | 'returned'>([
  [1n, 'begun'],
  [2n, 'paid'],
  [3n, 'returned'],
]);

/** Przelewy24 by its REST protocol. */
export function przelewy24({ settings, pages }: Przelewy24Options): PaymentProvider {
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, fields?: readonly (readonly [string, ExactValue])[]) => {
    const { url, posId, apiKey } = settings();
    const authorization = `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`;
    const headers = { authorization, 'content-type': 'application/json' };
    return await askGateway({ address: `${url}/api/v1${path}`, method, headers, ...(fields && { body: exactJson(fields) }) });
  };

  return {
    key: 'p24',
    minutes,
    severalAccounts: true,
    notificationAnswer: 'OK',
    newSession: () => `okienko-${randomUUID()}`,

    async register(payment: PaymentRow, { notifyAt, returnTo }: GatewayAddresses): Promise<Registration> {
      const { merchantId, posId, crc } = settings();
      const { sessionId, amount, currency, title, payerEmail } = payment;
      const answer = await call('POST', '/transaction/register', [
        ['merchantId', merchantId],
        ['posId', posId],
        ['sessionId', sessionId],
        ['amount', amount],
        ['currency', currency],
        ['description', title.slice(0, 1_024)],
        ['email', payerEmail],
        ['country', 'PL'],
        ['language', 'pl'],
        ['urlReturn', returnTo],
        ['urlStatus', notifyAt],
        ['timeLimit', minutes.payable],
        ['sign', signOf('register', { sessionId, merchantId, amount, currency }, crc)],
      ]);
      if (!answer.ok || answer.status >= 500) return { kind: 'unreachable', reason: reasonOf(answer) };
      const { token } = dataOf(answer);
      if (answer.status !== 200 || typeof token !== 'string') return { kind: 'rejected', reason: reasonOf(answer) };
      return { kind: 'registered', token };
    },

    redirect: ({ token }) => ({ metoda: 'GET', adres: `${pages}/trnRequest/${encodePart(token ?? '')}`, pola: [] }),

    async ask({ sessionId }): Promise<GatewayStatus> {
      const answer = await call('GET', `/transaction/by/sessionId/${encodePart(sessionId)}`);
      if (answer.ok && answer.status === 404) return { kind: 'nothing' };
      if (!answer.ok || answer.status !== 200) return { kind: 'unreachable', reason: reasonOf(answer) };
      const { status, amount, currency, orderId, sessionId: about } = dataOf(answer);
      if (about !== sessionId) return { kind: 'unreachable', reason: 'an answer about another payment' };
      if (status === 0n) return { kind: 'nothing' };
      const outcome = outcomes.get(status);
      if (outcome === undefined) return { kind: 'unreachable', reason: 'a status that is not known' };
      return {
        kind: 'report',
        outcome,
        amount: typeof amount === 'bigint' ? amount : null,
        currency: typeof currency === 'string' ? currency : null,
        orderId: typeof orderId === 'bigint' ? orderId : null,
      };
    },

    async confirm({ sessionId, amount, currency, orderId }): Promise<Confirmation> {
      if (orderId === null) return { kind: 'contradicted', reason: 'paid without an order number' };
      const { merchantId, posId, crc } = settings();
      const answer = await call('PUT', '/transaction/verify', [
        ['merchantId', merchantId],
        ['posId', posId],
        ['sessionId', sessionId],
        ['amount', amount],
        ['currency', currency],
        ['orderId', orderId],
        ['sign', signOf('verify', { sessionId, orderId, amount, currency }, crc)],
      ]);
      // 401, 408 and 429 are about the call, not about the money.
      const refused = answer.ok && answer.status >= 400 && answer.status < 500 && ![401, 403, 408, 429].includes(answer.status);
      if (refused) return { kind: 'contradicted', reason: `the gateway does not confirm it: ${reasonOf(answer)}` };
      return answer.ok && answer.status === 200 && dataOf(answer).status === 'success'
        ? { kind: 'confirmed' }
        : { kind: 'unreachable', reason: reasonOf(answer) };
    },

    readNotification: (body) => readNotification(body, settings()),
  };
}

/** Asks whether the gateway knows the office by its settings; null when it does, otherwise why not. */
export async function testAccess({ url, posId, apiKey }: Przelewy24Contract): Promise<string | null> {
  const authorization = `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`;
  const answer = await askGateway({ address: `${url}/api/v1/testAccess`, method: 'GET', headers: { authorization } });
  return answer.ok && answer.status === 200 ? null : reasonOf(answer);
}

function dataOf(answer: GatewayAnswer): Readonly<Record<string, unknown>> {
  if (!answer.ok) return {};
  try {
    return fieldsOf(fieldsOf(parseExactJson(answer.text)).data);
  } catch {
    return {};
  }
}

function reasonOf(answer: GatewayAnswer): string {
  return answer.ok ? `status ${answer.status} ${answer.text.slice(0, 200)}` : answer.reason;
}
