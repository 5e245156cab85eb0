import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** Accounts that want one e-mail address at the same moment take turns until their transactions end, so that the second one sees the first. */
export async function takeEmailTurn(within: Database, email: string): Promise<void> {
  await within.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`email ${email.toLowerCase()}`}))`);
}
