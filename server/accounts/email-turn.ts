import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/**
 * Locks an e-mail address until the end of the transaction. Of two accounts that want it at the same moment, the second then sees the
 * first.
 */
export async function takeEmailTurn(within: Database, email: string): Promise<void> {
  await within.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`email ${email.toLowerCase()}`}))`);
}
