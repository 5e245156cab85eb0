import { randomInt } from 'node:crypto';
import { zlotyText } from '../../../../portal';
import { askGateway } from '../ask-gateway';
import type { Confirmation, GatewayReport, GatewayStatus, PaymentProvider, ReadNotification } from '../provider';
import { isSameText } from '../same-text';
import { hashtrans, momentText, type PaybynetStatus, parseAmount, questionHash, statusHash } from './messages';

/** Contract with Paybynet. */
export interface PaybynetContract {
  /** Where the server asks how a payment stands. */
  readonly statusUrl: string;
  /** Tax number of the office. */
  readonly clientId: string;
  readonly password: string;
}

interface PaybynetOptions {
  readonly settings: () => PaybynetContract;
  /** Where the browser posts its form; relative for a gateway on this server. */
  readonly page: string;
  /** Name of the recipient. */
  readonly accountName: () => string;
}

const outcomes: Readonly<Record<string, GatewayReport['outcome']>> = {
  '2203': 'paid',
  '2303': 'paid',
  '2202': 'refused',
  '2302': 'refused',
  '2201': 'expired',
  '2301': 'expired',
};

/** Paybynet of KIR. It has no registration: the signed form in the resident's browser tells it of the payment. */
export function paybynet({ settings, page, accountName }: PaybynetOptions): PaymentProvider {
  const ask: PaymentProvider['ask'] = async ({ sessionId }): Promise<GatewayStatus> => {
    const { clientId, password, statusUrl } = settings();
    const body = new URLSearchParams({ id_client: clientId, id_trans: sessionId, hash: questionHash(clientId, sessionId, password) });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await askGateway({ address: statusUrl, method: 'POST', headers, body: body.toString() });
    if (answer.ok && answer.status === 404) return { kind: 'nothing' };
    if (!answer.ok || answer.status !== 200) return { kind: 'unreachable', reason: answer.ok ? `status ${answer.status}` : answer.reason };
    const read = readStatus(answer.text, password);
    if (read.kind === 'forged') return { kind: 'unreachable', reason: read.reason };
    if (read.sessionId !== sessionId) return { kind: 'unreachable', reason: 'an answer about another payment' };
    return { ...read, kind: 'report' };
  };

  return {
    key: 'kir',
    minutes: { payable: 24 * 60, patience: 60 },
    notificationAnswer: 'OK',
    // Ten digits, always as many: the gateway joins fields without a separator.
    newSession: () => String(randomInt(1_000_000_000, 10_000_000_000)),
    register: async ({ accountNumber }) =>
      accountNumber === '' ? { kind: 'rejected', reason: 'the card has no account' } : { kind: 'registered', token: null },

    redirect(payment) {
      const { clientId, password } = settings();
      const fields = {
        id_client: clientId,
        id_trans: payment.sessionId,
        date_valid: momentText(payment.expiresAt),
        amount: zlotyText(payment.amount),
        currency: payment.currency,
        email: payment.payerEmail,
        account: payment.accountNumber,
        accname: accountName(),
        backpage: payment.returnOk,
        backpagereject: payment.returnError,
      };
      return { metoda: 'POST', adres: page, pola: [{ nazwa: 'hashtrans', wartosc: hashtrans(fields, password) }] };
    },

    ask,

    async confirm(payment): Promise<Confirmation> {
      const status = await ask(payment);
      if (status.kind === 'unreachable') return status;
      if (status.kind === 'nothing' || status.outcome !== 'paid')
        return { kind: 'contradicted', reason: 'the gateway, when asked, knows of no payment' };
      return status.amount === payment.amount
        ? { kind: 'confirmed' }
        : { kind: 'contradicted', reason: 'the gateway, when asked, names another amount' };
    },

    readNotification: (body) => readStatus(body, settings().password),
  };
}

function readStatus(text: string, password: string): ReadNotification {
  const fields = new URLSearchParams(text);
  const names = ['newStatus', 'transAmount', 'paymentId', 'hash'];
  const repeated = names.find((name) => fields.getAll(name).length !== 1);
  if (repeated !== undefined) return { kind: 'forged', reason: `${repeated} is missing or repeated` };
  const value = (name: string) => fields.get(name) ?? '';
  const status: PaybynetStatus = { newStatus: value('newStatus'), transAmount: value('transAmount'), paymentId: value('paymentId') };
  // Lengths first: "22031.00" and "1234567890" could also be cut elsewhere and have the same hash.
  const amount = parseAmount(status.transAmount);
  if (!/^\d{4}$/.test(status.newStatus) || amount === null || !/^\d{10}$/.test(status.paymentId))
    return { kind: 'forged', reason: 'a field of another form' };
  if (!isSameText(value('hash').toLowerCase(), statusHash(status, password))) return { kind: 'forged', reason: 'wrong hash' };
  return {
    kind: 'genuine',
    sessionId: status.paymentId,
    outcome: outcomes[status.newStatus] ?? 'begun',
    amount,
    // The message names no currency: Paybynet pays in złoty only.
    currency: 'PLN',
    orderId: null,
  };
}
