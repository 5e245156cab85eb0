import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { tokenKey } from '../database/account-tables';
import type { Database } from '../database/database';

/** Purposes of keys derived from the office's secret. A key for one purpose reveals nothing about the others. */
type Purpose = 'session-token' | 'attempt' | 'captcha' | 'registration-ticket' | 'stop-reminders' | 'recovery-code';

// Every call of a signed-in user needs a key, and the secret behind it never changes.
const derived = new WeakMap<Database, Map<Purpose, Uint8Array>>();

/** The key for a purpose. The secret is created once and stored in the database, so that all servers have the same keys. */
export async function keyFor(database: Database, purpose: Purpose): Promise<Uint8Array> {
  const keys = derived.get(database) ?? new Map<Purpose, Uint8Array>();
  derived.set(database, keys);
  const known = keys.get(purpose);
  if (known !== undefined) return known;
  const key = new Uint8Array(hkdfSync('sha256', await secretOf(database), new Uint8Array(), `okienko ${purpose}`, 32));
  keys.set(purpose, key);
  return key;
}

/** A hash that stands for a value in a table. Without the key nobody can find the value by trying. */
export async function keyedHash(database: Database, value: string): Promise<string> {
  return createHmac('sha256', await keyFor(database, 'attempt'))
    .update(value)
    .digest('hex');
}

/** A random code of 256 bits, for links and for the first step of a login. */
export function newCode(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash under which such a code is stored. The code is random enough for a plain hash. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

async function secretOf(database: Database): Promise<Uint8Array> {
  const [kept] = await database.select({ secret: tokenKey.secret }).from(tokenKey);
  if (kept) return Buffer.from(kept.secret, 'base64url');
  const made = randomBytes(32).toString('base64url');
  // Another server may create one at the same moment; the first one stored is used.
  await database.insert(tokenKey).values({ id: 1, secret: made }).onConflictDoNothing();
  return await secretOf(database);
}
