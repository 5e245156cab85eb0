import { isIPv4, isIPv6 } from 'node:net';
import { securityEvent } from '../database/account-tables';
import type { Database } from '../database/database';

/** Kinds of security events. */
export type SecurityEventKind =
  | 'login'
  | 'login-refused'
  | 'login-restricted'
  | 'code-refused'
  | 'logout'
  | 'registered'
  | 'activated'
  | 'link-refused'
  | 'password-changed'
  | 'password-reset'
  | 'password-refused'
  | 'email-changed'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-code-used'
  | 'recovery-codes-new'
  | 'verified'
  | 'identity-refused'
  | 'deleted';

/** One event. The person is identified by the number of the account, never by a name. */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  readonly at: Date;
  /** Network address of the call; only its network part is stored. */
  readonly address: string;
  /** Null if there is no such account, or it is not known yet. */
  readonly accountId: number | null;
}

/** Stores an event. Rows of this table are never changed. */
export async function recordEvent(database: Database, { kind, at, address, accountId }: SecurityEvent): Promise<void> {
  await database.insert(securityEvent).values({ kind, happenedAt: at, accountId, network: networkOf(address) });
}

/** The network part of an address: enough to notice an attack, too little to follow a person. */
export function networkOf(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return null;
  const [before = '', after] = plain.split('%')[0]?.split('::') ?? [];
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const groups = after === undefined ? head : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups.slice(0, 3).join(':')}::/48`;
}
