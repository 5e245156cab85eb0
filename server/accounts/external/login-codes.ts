import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import { account } from '../../database/account-tables';
import type { Database } from '../../database/database';
import { loginCode } from '../../database/external-login-tables';
import { OfficeFailure } from '../../errors/office-failure';
import { hashOfCode, newCode } from '../secrets';
import { openSession } from '../sessions';
import { type BrowserCall, ofBrowser } from './browser-key';

// Seconds. The page to which the browser returns exchanges the code at once.
const codeSeconds = 120;

/** Issues a code that stands for a login in an address. A token there would stay in histories and logs while it is valid. */
export async function issueLoginCode(
  database: Database,
  { accountId, browserHash, now }: { readonly accountId: number; readonly browserHash: string; readonly now: Date },
): Promise<string> {
  const code = newCode();
  await database.delete(loginCode).where(lt(loginCode.expiresAt, now));
  await database
    .insert(loginCode)
    .values({ codeHash: hashOfCode(code), accountId, browserHash, expiresAt: new Date(now.getTime() + codeSeconds * 1000) });
  return code;
}

/**
 * Exchanges a code for the token of a new session, once, and only for the browser that began the login. Otherwise a link with an attacker's
 * code would sign a resident in as the attacker.
 */
export async function exchangeCode({ database, accounts, browser, now, address }: BrowserCall, code: string): Promise<string> {
  const [spent] = await database
    .update(loginCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(loginCode.codeHash, hashOfCode(code)),
        ofBrowser(loginCode.browserHash, browser),
        isNull(loginCode.usedAt),
        gt(loginCode.expiresAt, now),
      ),
    )
    .returning({ accountId: loginCode.accountId });
  if (!spent) throw new OfficeFailure('loginStepOver');
  const [owner] = await database
    .select({ state: account.state })
    .from(account)
    .where(and(eq(account.id, spent.accountId), ne(account.state, 'deleted')));
  if (!owner) throw new OfficeFailure('loginStepOver');
  const token = await openSession(database, {
    accountId: spent.accountId,
    restricted: owner.state !== 'verified',
    secondFactor: true,
    now,
  });
  accounts.record({ kind: 'login', at: now, address, accountId: spent.accountId });
  return token;
}
