import { and, isNotNull, lt } from 'drizzle-orm';
import { accountLink, attempt, letter, pendingLogin, session } from '../database/account-tables';
import type { Database } from '../database/database';

const day = 24 * 3_600_000;
// Kept for a while, so that an old link is reported as used or expired.
const keptDays = 90;

/** Deletes what ended long ago: sessions, links, counters, letters of the sandbox mailbox. */
export async function tidyAccounts(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day);
  await database.delete(attempt).where(lt(attempt.windowEndsAt, before(1)));
  await database.delete(pendingLogin).where(lt(pendingLogin.expiresAt, before(1)));
  await database.delete(session).where(lt(session.expiresAt, before(keptDays)));
  await database.delete(accountLink).where(lt(accountLink.expiresAt, before(keptDays)));
  await database.delete(letter).where(and(isNotNull(letter.sentAt), lt(letter.sentAt, before(keptDays))));
}
