import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { withdrawConsent } from '../accounts/notification-consents';
import { keyFor } from '../accounts/secrets';
import { account, type Channel, channels } from '../database/account-tables';
import type { Database } from '../database/database';

/** Path to which mail programs post when a reader stops the reminders there (RFC 8058). */
export const stopPath = '/powiadomienia/koniec';

/** What tells the channels apart in a code. */
const marks = { email: '', sms: 's' } as const satisfies Readonly<Record<Channel, string>>;

/** The code with which a reader stops the reminders of an account on one channel, without logging in. It holds as long as the account. */
export async function stopCode(database: Database, accountId: number, channel: Channel): Promise<string> {
  return `${accountId}${marks[channel]}.${await signatureOf(database, accountId, channel)}`;
}

/** The address of a page with such a code. */
export function stopAddress(base: string, path: string, code: string): string {
  const url = new URL(path, base);
  url.searchParams.set('kod', code);
  return url.href;
}

/** Stops the reminders that a code names; false for a code that the office has not given. Twice is as good as once. */
export async function stopReminders(database: Database, code: string, now: Date): Promise<boolean> {
  const [, id, mark, signature = ''] = /^(\d{1,9})(s?)\.([\w-]{22,43})$/.exec(code) ?? [];
  const channel = channels.find((known) => marks[known] === mark);
  if (id === undefined || channel === undefined) return false;
  const accountId = Number(id);
  const expected = Buffer.from(await signatureOf(database, accountId, channel));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(expected, given)) return false;
  await database.transaction(async (within) => {
    const [owner] = await within.select().from(account).where(eq(account.id, accountId)).for('update');
    if (owner) await withdrawConsent(within, owner, channel, now);
  });
  return true;
}

async function signatureOf(database: Database, accountId: number, channel: Channel): Promise<string> {
  const signature = createHmac('sha256', await keyFor(database, 'stop-reminders'))
    .update(`${accountId}${marks[channel]}`)
    .digest('base64url');
  // A text message has little room; 132 bits are enough.
  return channel === 'sms' ? signature.slice(0, 22) : signature;
}
