import { and, eq, ne, sql } from 'drizzle-orm';
import { type AccountRow, account, accountSettings } from '../database/account-tables';
import type { Database } from '../database/database';
import { OfficeFailure } from '../errors/office-failure';
import type { AccountCall } from './account-desk';
import { countAttempt, forgetAttempts, giveAttemptBack } from './attempts';
import { isPasswordLength } from './passwords';
import { countRecoveryCodes } from './recovery-codes';
import { openSession } from './sessions';
import { beginSecondStep } from './two-factor-login';

interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** The result of a login: a session, or the token of the second step. */
export interface LoginAnswer {
  readonly token: string;
  readonly czyOgraniczony: boolean;
  readonly czyNiepotwierdzony: boolean;
  readonly czy2FaAktywne: boolean;
  /** A recovery code is taken in place of the one-time code. */
  readonly czyKodyZapasowe?: boolean;
}

/**
 * Logs in with login and password. A missing account costs the same work as an existing one and gets the same answer. Only somebody who
 * knows the password learns that an account is not activated.
 */
export async function logIn(call: AccountCall, credentials: Credentials): Promise<LoginAnswer> {
  const { database, accounts, now, address } = call;
  const found = await checkCredentials(call, credentials);
  const unconfirmed = found.state === 'unconfirmed';
  if (unconfirmed && (found.officeIssued || !(await admitsUnconfirmed(database)))) throw new OfficeFailure('notActivated');
  const restricted = found.state !== 'verified';
  const withCode = found.totpSecret !== null;
  const record = (kind: 'login' | 'login-restricted') => accounts.record({ kind, at: now, address, accountId: found.id });
  // A restricted account gets its session without a code. It sees nothing but the account, and `requireSecondFactor` protects its settings.
  if (withCode && !restricted) {
    const czyKodyZapasowe = (await countRecoveryCodes(database, found.id)) > 0;
    const token = await beginSecondStep(database, found.id, now);
    return { token, czyOgraniczony: false, czyNiepotwierdzony: false, czy2FaAktywne: true, czyKodyZapasowe };
  }
  const token = await openSession(database, { accountId: found.id, restricted, now });
  record(restricted ? 'login-restricted' : 'login');
  return { token, czyOgraniczony: restricted, czyNiepotwierdzony: unconfirmed, czy2FaAktywne: withCode };
}

async function checkCredentials(call: AccountCall, { login, password }: Credentials): Promise<AccountRow> {
  const { database, accounts, now, address } = call;
  await countAttempt(database, accounts.limits.passwordFromAddress, address, now);
  await countAttempt(database, accounts.limits.passwordOfAccount, login, now);
  const found = await findByLogin(database, login);
  const { right, outdated } = isPasswordLength(password)
    ? await accounts.passwords.check(password, found?.passwordHash ?? null)
    : { right: false, outdated: false };
  if (!found || !right) {
    accounts.record({ kind: 'login-refused', at: now, address, accountId: found?.id ?? null });
    throw new OfficeFailure('wrongCredentials');
  }
  await forgetAttempts(database, accounts.limits.passwordOfAccount, login);
  await giveAttemptBack(database, accounts.limits.passwordFromAddress, address);
  if (outdated) accounts.later(async () => keepHash(database, found, await accounts.passwords.hash(password)));
  return found;
}

/** Finds the account of a login, in any case of letters. A deleted account is not found. */
export async function findByLogin(database: Database, login: string): Promise<AccountRow | null> {
  const [found] = await database
    .select()
    .from(account)
    .where(and(eq(sql`lower(${account.login})`, login.trim().toLowerCase()), ne(account.state, 'deleted')));
  return found ?? null;
}

// Only if the old hash is still stored, because the password may have been changed meanwhile.
async function keepHash(database: Database, { id, passwordHash }: AccountRow, renewed: string): Promise<void> {
  if (passwordHash === null) return;
  await database
    .update(account)
    .set({ passwordHash: renewed })
    .where(and(eq(account.id, id), eq(account.passwordHash, passwordHash)));
}

async function admitsUnconfirmed(database: Database): Promise<boolean> {
  const [settings] = await database.select({ admit: accountSettings.admitUnconfirmed }).from(accountSettings);
  return settings?.admit ?? false;
}
