import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { withdrawEmailConsent } from '../accounts/notification-consents';
import { keyFor } from '../accounts/secrets';
import { account } from '../database/account-tables';
import type { Database } from '../database/database';

/** Path to which mail programs post when a reader stops the reminders there (RFC 8058). */
export const stopPath = '/powiadomienia/koniec';

/** The code with which a reader stops the reminders of an account without logging in. It holds as long as the account. */
export async function stopCode(database: Database, accountId: number): Promise<string> {
  return `${accountId}.${await signatureOf(database, accountId)}`;
}

/** The address of a page with such a code. */
export function stopAddress(base: string, path: string, code: string): string {
  const url = new URL(path, base);
  url.searchParams.set('kod', code);
  return url.href;
}

/** Stops the reminders of the account that a code names; false for a code that the office has not given. Twice is as good as once. */
export async function stopReminders(database: Database, code: string, now: Date): Promise<boolean> {
  const [, id, signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(code) ?? [];
  if (id === undefined) return false;
  const accountId = Number(id);
  const expected = Buffer.from(await signatureOf(database, accountId));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return false;
  await database.transaction(async (within) => {
    const [owner] = await within.select().from(account).where(eq(account.id, accountId)).for('update');
    if (owner) await withdrawEmailConsent(within, owner, now);
  });
  return true;
}

async function signatureOf(database: Database, accountId: number): Promise<string> {
  return createHmac('sha256', await keyFor(database, 'stop-reminders'))
    .update(String(accountId))
    .digest('base64url');
}
