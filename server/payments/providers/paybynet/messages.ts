import { createHash } from 'node:crypto';
import { officeMoment } from '../../../calendar/office-day';

/** The fields of a payment in the order in which they are written. */
export interface PaybynetPayment {
  readonly id_client: string;
  readonly id_trans: string;
  readonly date_valid: string;
  readonly amount: string;
  readonly currency: string;
  readonly email: string;
  readonly account: string;
  readonly accname: string;
  readonly backpage: string;
  readonly backpagereject: string;
}

const order = [
  'id_client',
  'id_trans',
  'date_valid',
  'amount',
  'currency',
  'email',
  'account',
  'accname',
  'backpage',
  'backpagereject',
] as const satisfies readonly (keyof PaybynetPayment)[];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Value of the form field `hashtrans`: the fields between tags, and a hash of them with the password, in base64. */
export function hashtrans(payment: PaybynetPayment, password: string): string {
  const fields = order.map((name) => `<${name}>${payment[name].replace(/[&<>]/g, (sign) => entities[sign] ?? sign)}</${name}>`).join('');
  return Buffer.from(`${fields}<hash>${sha1(fields + password)}</hash>`).toString('base64');
}

/** Reads `hashtrans` as the gateway does; null when it was not made with the password. */
export function readHashtrans(text: string, password: string): PaybynetPayment | null {
  const xml = Buffer.from(text, 'base64').toString('utf8');
  const pattern = new RegExp(`^(${order.map((name) => `<${name}>([^<>]*)</${name}>`).join('')})<hash>([0-9a-f]{40})</hash>$`);
  const found = pattern.exec(xml);
  if (!found || found.at(-1) !== sha1((found[1] ?? '') + password)) return null;
  const value = (name: (typeof order)[number]) =>
    (found[order.indexOf(name) + 2] ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return {
    id_client: value('id_client'),
    id_trans: value('id_trans'),
    date_valid: value('date_valid'),
    amount: value('amount'),
    currency: value('currency'),
    email: value('email'),
    account: value('account'),
    accname: value('accname'),
    backpage: value('backpage'),
    backpagereject: value('backpagereject'),
  };
}

/** What the gateway says about a payment, in a callback or as an answer. */
export interface PaybynetStatus {
  readonly newStatus: string;
  readonly transAmount: string;
  readonly paymentId: string;
}

/** Hash of a status. The values stand without a separator, so that their lengths must be looked at before it is believed. */
export function statusHash({ newStatus, transAmount, paymentId }: PaybynetStatus, password: string): string {
  return sha1(newStatus + transAmount + paymentId + password);
}

/** Hash of the question how a payment stands. */
export function questionHash(clientId: string, paymentId: string, password: string): string {
  return sha1(clientId + paymentId + password);
}

/** The grosze of an amount as Paybynet writes it, `1234.50`, with no other digit more or less; null for any other text. */
export function parseAmount(text: string): bigint | null {
  return /^(0|[1-9]\d{0,9})\.\d{2}$/.test(text) ? BigInt(text.replace('.', '')) : null;
}

/** A moment as Paybynet writes it, `dd-mm-yyyy HH:MM:SS` in Polish time. */
export function momentText(moment: Date): string {
  const [day = '', time = ''] = officeMoment(moment).split(' ');
  return `${day.split('-').reverse().join('-')} ${time}`;
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
