import { eq } from 'drizzle-orm';
import { account, session } from '../database/account-tables';
import type { Database } from '../database/database';
import { OfficeFailure } from '../errors/office-failure';
import type { SignedInCaller } from './caller';

/**
 * A restricted account with two-factor login gets its session without a code, because it sees only itself. This refuses changes that would
 * remove the protection in such a session.
 */
export async function requireSecondFactor(database: Database, user: SignedInCaller): Promise<void> {
  const [found] = await database
    .select({ given: session.secondFactor, secret: account.totpSecret })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(eq(session.id, user.sessionId));
  if (found?.secret !== null && !found?.given) throw new OfficeFailure('secondFactorNeeded');
}
