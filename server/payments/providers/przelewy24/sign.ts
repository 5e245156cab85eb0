import { createHash } from 'node:crypto';
import { type ExactValue, exactJson } from '../exact-json';

// The fields of each sign in the order of the protocol, without the secret `crc` that ends it.
const signed = {
  register: ['sessionId', 'merchantId', 'amount', 'currency'],
  verify: ['sessionId', 'orderId', 'amount', 'currency'],
  notification: ['merchantId', 'posId', 'sessionId', 'amount', 'originAmount', 'currency', 'orderId', 'methodId', 'statement'],
} as const;

type SignKind = keyof typeof signed;

/** Values of the fields that a sign is made of. */
export type SignedFields<Kind extends SignKind> = Readonly<Record<(typeof signed)[Kind][number], ExactValue>>;

/** The names of the fields that a sign covers. */
export function signedNames<Kind extends SignKind>(kind: Kind): (typeof signed)[Kind] {
  return signed[kind];
}

/** Sign of a message of Przelewy24: SHA-384, in hex, of its fields as compact JSON. */
export function signOf<Kind extends SignKind>(kind: Kind, fields: SignedFields<Kind>, crc: string): string {
  const values: Readonly<Record<string, ExactValue>> = fields;
  const json = exactJson([...signed[kind].map((name) => [name, values[name] ?? null] as const), ['crc', crc]]);
  return createHash('sha384').update(json).digest('hex');
}
