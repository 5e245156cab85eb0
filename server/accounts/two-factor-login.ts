import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { account, pendingLogin } from '../database/account-tables';
import type { Database } from '../database/database';
import { OfficeFailure } from '../errors/office-failure';
import { countAttempt, forgetAttempts } from './attempts';
import { spendCode } from './one-time-codes';
import { countRecoveryCodes, spendRecoveryCode } from './recovery-codes';
import { hashOfCode, newCode } from './secrets';
import { openSession } from './sessions';
import { type LetterCall, writeToOwner } from './write-to-owner';

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

/** The session that a second step has opened, with the recovery codes that are left when one of them was used. */
export interface CompletedLogin {
  readonly token: string;
  readonly kodyZapasowe?: number;
}

/** Completes a login by its one-time code, or by a recovery code in its place. */
export async function completeLogin(
  call: LetterCall,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<CompletedLogin> {
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
    .select({ secret: account.totpSecret, state: account.state, login: account.login, email: account.email })
    .from(account)
    .where(and(eq(account.id, accountId), ne(account.state, 'deleted')));
  if (!found?.secret) throw new OfficeFailure('loginStepOver');
  const byCode = await spendCode(database, { accountId, secret: found.secret, code, now });
  // A recovery code is spent only together with the step that it completes.
  const left = await database.transaction(async (within) => {
    if (!byCode && !(await spendRecoveryCode(within, { accountId, code }))) return 'wrong';
    const [used] = await within
      .update(pendingLogin)
      .set({ usedAt: now })
      .where(and(eq(pendingLogin.tokenHash, tokenHash), isNull(pendingLogin.usedAt)))
      .returning({ accountId: pendingLogin.accountId });
    if (!used) throw new OfficeFailure('loginStepOver');
    if (byCode) return null;
    const rest = await countRecoveryCodes(within, accountId);
    await writeToOwner(within, call, { kind: 'recovery-code-used', owner: found, values: { left: String(rest) } });
    return rest;
  });
  if (left === 'wrong') {
    accounts.record({ kind: 'code-refused', at: now, address, accountId });
    throw new OfficeFailure('wrongCode');
  }
  await forgetAttempts(database, accounts.limits.codeOfAccount, String(accountId));
  if (left !== null) {
    accounts.record({ kind: 'recovery-code-used', at: now, address, accountId });
    accounts.deliver();
  }
  accounts.record({ kind: 'login', at: now, address, accountId });
  const session = await openSession(database, { accountId, restricted: found.state !== 'verified', secondFactor: true, now });
  return { token: session, ...(left !== null && { kodyZapasowe: left }) };
}
