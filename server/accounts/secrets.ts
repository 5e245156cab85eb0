import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { tokenKey } from '../database/account-tables';
import type { Database } from '../database/database';

/** What a key made from the office's secret is for. A key for one purpose says nothing about another. */
type Purpose = 'session-token' | 'attempt' | 'captcha' | 'registration-ticket';

/** The key for a purpose. The secret is made once and lies in the database, so that several servers have the same keys. */
export async function keyFor(database: Database, purpose: Purpose): Promise<Uint8Array> {
  return new Uint8Array(hkdfSync('sha256', await secretOf(database), new Uint8Array(), `okienko ${purpose}`, 32));
}

/** A value that stands for another one in a table: without the key nobody can try out what it was. */
export async function keyedHash(database: Database, value: string): Promise<string> {
  return createHmac('sha256', await keyFor(database, 'attempt'))
    .update(value)
    .digest('hex');
}

/** A code that nobody can guess (256 bits), for links and for the first step of a login. */
export function newCode(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of such a code. The code is random enough for a plain hash. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

async function secretOf(database: Database): Promise<Uint8Array> {
  const [kept] = await database.select({ secret: tokenKey.secret }).from(tokenKey);
  if (kept) return Buffer.from(kept.secret, 'base64url');
  const made = randomBytes(32).toString('base64url');
  // Another server may make one at the same moment: the first one counts.
  await database.insert(tokenKey).values({ id: 1, secret: made }).onConflictDoNothing();
  return await secretOf(database);
}
