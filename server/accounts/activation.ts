import { and, eq } from 'drizzle-orm';
import { type AccountRow, account } from '../database/account-tables';
import type { Database } from '../database/database';
import { OfficeFailure } from '../errors/office-failure';
import { type AccountRules, checkNewPassword } from './account-data';
import type { AccountCall } from './account-desk';
import { countAttempt } from './attempts';
import { issueLink, readLink, spendLink } from './links';
import { findByLogin } from './log-in';
import { checkOwnPassword } from './own-password';
import { ownAddress } from './portal-address';
import { ensureOwnParty } from './subjects';
import { type LetterCall, pageAddress, writeToOwner } from './write-to-owner';

/** Activates a registered account by its link. The person's identity is confirmed later. */
export async function activate(call: AccountCall, code: string): Promise<void> {
  const { database, accounts, now, address } = call;
  const accountId = await database.transaction(async (within) => {
    const id = await spendLink(within, { code, kind: 'activation', now });
    await within
      .update(account)
      .set({ state: 'restricted' })
      .where(and(eq(account.id, id), eq(account.state, 'unconfirmed')));
    return id;
  });
  accounts.record({ kind: 'activated', at: now, address, accountId });
}

interface OfficeActivation {
  readonly code: string;
  readonly issuedPassword: string;
  readonly newPassword: string;
}

/**
 * Activates an account that the office has created: the link and the issued password are needed together, and a new password replaces the
 * issued one. The office knows the person, so the account is verified.
 */
export async function activateOfficeAccount(call: AccountCall, rules: AccountRules, given: OfficeActivation): Promise<void> {
  const { database, accounts, now, address } = call;
  const accountId = await readLink(database, { code: given.code, kind: 'office-activation', now });
  const owner = await readAccount(database, accountId);
  await checkOwnPassword(call, owner, given.issuedPassword);
  checkNewPassword(given.newPassword, owner.login, rules);
  if (given.newPassword === given.issuedPassword) throw new OfficeFailure('samePassword');
  const passwordHash = await accounts.passwords.hash(given.newPassword);
  await database.transaction(async (within) => {
    await spendLink(within, { code: given.code, kind: 'office-activation', now });
    await within.update(account).set({ state: 'verified', officeIssued: false, passwordHash }).where(eq(account.id, accountId));
    await ensureOwnParty(within, owner);
  });
  accounts.record({ kind: 'activated', at: now, address, accountId });
}

interface LostLink {
  readonly login: string;
  readonly email: string;
  readonly returnUrl: string;
}

/** Sends the activation link again; earlier links stop working. The answer does not reveal whether there is such an account. */
export async function resendActivation(call: LetterCall, { login, email, returnUrl }: LostLink): Promise<void> {
  const { database, accounts, now, address } = call;
  const page = ownAddress(accounts.publicUrl, returnUrl);
  if (!page) throw new OfficeFailure('foreignAddress');
  await countAttempt(database, accounts.limits.lettersFromAddress, address, now);
  accounts.later(async () => {
    const owner = await findByLogin(database, login);
    if (owner?.state !== 'unconfirmed' || owner.email.toLowerCase() !== email.toLowerCase()) return;
    if (!(await mayWriteTo(call, owner))) return;
    const kind = owner.officeIssued ? 'office-activation' : 'activation';
    await database.transaction(async (within) => {
      const hash = await issueLink(within, { accountId: owner.id, kind, now });
      const link = pageAddress(page, owner.officeIssued ? accounts.screen('officeActivation') : '', { hash });
      await writeToOwner(within, call, { kind: 'activation', owner, address: link });
    });
    accounts.deliver();
  });
}

/**
 * False if the account has reached its limit of letters. The caller must not report it, because that would reveal that the account exists.
 */
export async function mayWriteTo({ database, accounts, now }: AccountCall, { id }: Pick<AccountRow, 'id'>): Promise<boolean> {
  try {
    await countAttempt(database, accounts.limits.lettersToAccount, String(id), now);
    return true;
  } catch (error) {
    if (error instanceof OfficeFailure) return false;
    throw error;
  }
}

/** Reads an account that exists and is not deleted. */
export async function readAccount(database: Database, id: number): Promise<AccountRow> {
  const [found] = await database.select().from(account).where(eq(account.id, id));
  if (!found || found.state === 'deleted') throw new OfficeFailure('signedOut');
  return found;
}
