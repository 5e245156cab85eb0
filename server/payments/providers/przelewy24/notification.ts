import { type ExactValue, fieldsOf, parseExactJson } from '../exact-json';
import type { ReadNotification } from '../provider';
import { isSameText } from '../same-text';
import { type SignedFields, signedNames, signOf } from './sign';

/** What a message of Przelewy24 is signed for and with. */
export interface NotificationContract {
  readonly merchantId: bigint;
  readonly posId: bigint;
  /** Secret that ends what is signed. */
  readonly crc: string;
}

const integers = ['merchantId', 'posId', 'amount', 'originAmount', 'orderId', 'methodId'] as const;
const largestOrder = 2n ** 63n - 1n;

/** Reads a notification of Przelewy24. It comes only when money has been paid. */
export function readNotification(body: string, { merchantId, posId, crc }: NotificationContract): ReadNotification {
  const fields = parsed(body);
  if (fields === null) return forged('no JSON object');
  const { merchantId: merchant, posId: pos, sessionId, amount, currency, orderId, sign } = fields;
  const wrong = signedNames('notification').find((name) => !isOfKind(name, fields[name]));
  if (wrong !== undefined) return forged(`${wrong} is missing or of another kind`);
  if (merchant !== merchantId || pos !== posId) return forged('for another merchant');
  if (typeof sign !== 'string' || !isSameText(sign, signOf('notification', signedFieldsOf(fields), crc))) return forged('wrong sign');
  if (typeof sessionId !== 'string' || typeof currency !== 'string') return forged('no session');
  if (typeof amount !== 'bigint' || typeof orderId !== 'bigint') return forged('no amount');
  if (amount <= 0n || orderId <= 0n || orderId > largestOrder) return forged('a number out of its range');
  return { kind: 'genuine', sessionId, outcome: 'paid', amount, currency, orderId };
}

function parsed(body: string): Readonly<Record<string, unknown>> | null {
  try {
    return fieldsOf(parseExactJson(body));
  } catch {
    return null;
  }
}

function isOfKind(name: string, value: unknown): boolean {
  return integers.some((one) => one === name) ? typeof value === 'bigint' : typeof value === 'string';
}

function signedFieldsOf(fields: Readonly<Record<string, unknown>>): SignedFields<'notification'> {
  const value = (name: string): ExactValue => {
    const given = fields[name];
    return typeof given === 'bigint' || typeof given === 'string' ? given : null;
  };
  return {
    merchantId: value('merchantId'),
    posId: value('posId'),
    sessionId: value('sessionId'),
    amount: value('amount'),
    originAmount: value('originAmount'),
    currency: value('currency'),
    orderId: value('orderId'),
    methodId: value('methodId'),
    statement: value('statement'),
  };
}

function forged(reason: string): ReadNotification {
  return { kind: 'forged', reason };
}
