import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { account, pendingLogin } from '../database/account-tables';
import type { Database } from '../database/database';
import { OfficeFailure } from '../errors/office-failure';
import type { AccountCall } from './account-desk';
import { countAttempt, forgetAttempts } from './attempts';
import { spendCode } from './one-time-codes';
import { hashOfCode, newCode } from './secrets';
import { openSession } from './sessions';

const pendingSeconds = 5 * 60;
const triesOfOneLogin = 5;

/** Issues the token of a login that waits for its one-time code. It is not a session token and gives no access. */
export async function beginSecondStep(database: Database, accountId: number, now: Date): Promise<string> {
  const token = newCode();
  const expiresAt = new Date(now.getTime() + pendingSeconds * 1000);
  await database.delete(pendingLogin).where(lt(pendingLogin.expiresAt, now));
  await database.insert(pendingLogin).values({ tokenHash: hashOfCode(token), accountId, expiresAt });
  return token;
}

/** Completes a login by its one-time code and returns the token of the session. */
export async function completeLogin(
  call: AccountCall,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<string> {
  const { database, accounts, now, address } = call;
  const tokenHash = hashOfCode(token);
  // Counted in one statement before the code is checked, so that parallel attempts cannot exceed the limit.
  const [step] = await database
    .update(pendingLogin)
    .set({ tries: sql`${pendingLogin.tries} + 1` })
    .where(
      and(
        eq(pendingLogin.tokenHash, tokenHash),
        isNull(pendingLogin.usedAt),
        gt(pendingLogin.expiresAt, now),
        lt(pendingLogin.tries, triesOfOneLogin),
      ),
    )
    .returning({ accountId: pendingLogin.accountId });
  if (!step) throw new OfficeFailure('loginStepOver');
  const { accountId } = step;
  await countAttempt(database, accounts.limits.codeOfAccount, String(accountId), now);
  const [found] = await database
    .select({ secret: account.totpSecret, state: account.state })
    .from(account)
    .where(and(eq(account.id, accountId), ne(account.state, 'deleted')));
  if (!found?.secret) throw new OfficeFailure('loginStepOver');
  if (!(await spendCode(database, { accountId, secret: found.secret, code, now }))) {
    accounts.record({ kind: 'code-refused', at: now, address, accountId });
    throw new OfficeFailure('wrongCode');
  }
  const [used] = await database
    .update(pendingLogin)
    .set({ usedAt: now })
    .where(and(eq(pendingLogin.tokenHash, tokenHash), isNull(pendingLogin.usedAt)))
    .returning({ accountId: pendingLogin.accountId });
  if (!used) throw new OfficeFailure('loginStepOver');
  await forgetAttempts(database, accounts.limits.codeOfAccount, String(accountId));
  accounts.record({ kind: 'login', at: now, address, accountId });
  return await openSession(database, { accountId, restricted: found.state !== 'verified', secondFactor: true, now });
}
