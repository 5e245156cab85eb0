import { eq } from 'drizzle-orm';
import { account } from '../database/account-tables';
import type { Database } from '../database/database';
import { OfficeFailure } from '../errors/office-failure';
import { type AccountRules, checkNewPassword } from './account-data';
import { mayWriteTo, readAccount } from './activation';
import { countAttempt, forgetAttempts } from './attempts';
import type { SignedInCaller } from './caller';
import { closeLinks, issueLink, readLink, spendLink } from './links';
import { findByLogin } from './log-in';
import { checkOwnPassword } from './own-password';
import { endSessions } from './sessions';
import { type LetterCall, pageAddress, writeToOwner } from './write-to-owner';

/** Sends a link for a new password. The answer does not reveal whether there is such an account. */
export async function remindPassword(
  call: LetterCall,
  { login, email }: { readonly login: string; readonly email: string },
): Promise<void> {
  const { database, accounts, now, address } = call;
  await countAttempt(database, accounts.limits.lettersFromAddress, address, now);
  accounts.later(async () => {
    const owner = await findByLogin(database, login);
    if (!owner || owner.email.toLowerCase() !== email.toLowerCase()) return;
    // An account without a password has none to reset; its owner is identified by a node, not by the e-mail address.
    if (owner.state === 'unconfirmed' || owner.passwordHash === null || !(await mayWriteTo(call, owner))) return;
    await database.transaction(async (within) => {
      const kod = await issueLink(within, { accountId: owner.id, kind: 'new-password', now });
      const page = pageAddress(accounts.publicUrl, accounts.screen('newPassword'), { kod });
      await writeToOwner(within, call, { kind: 'new-password', owner, address: page });
    });
    accounts.deliver();
  });
}

/** Sets a new password by the code of a link. All sessions end, so that anybody who knew the old password is logged out. */
export async function resetPassword(
  call: LetterCall,
  rules: AccountRules,
  { code, newPassword }: { readonly code: string; readonly newPassword: string },
): Promise<void> {
  const { database, accounts, now, address } = call;
  const owner = await readAccount(database, await readLink(database, { code, kind: 'new-password', now }));
  checkNewPassword(newPassword, owner.login, rules);
  if ((await accounts.passwords.check(newPassword, owner.passwordHash)).right) throw new OfficeFailure('samePassword');
  const passwordHash = await accounts.passwords.hash(newPassword);
  await database.transaction(async (within) => {
    await spendLink(within, { code, kind: 'new-password', now });
    await keepPassword(within, call, { id: owner.id, passwordHash });
    const page = pageAddress(accounts.publicUrl, accounts.screen('resetPassword'));
    await writeToOwner(within, call, { kind: 'password-changed', owner, address: page });
  });
  await forgetAttempts(database, accounts.limits.passwordOfAccount, owner.login);
  accounts.record({ kind: 'password-reset', at: now, address, accountId: owner.id });
  accounts.deliver();
}

/** Changes the password of a signed-in user. All other sessions end. */
export async function changePassword(
  call: LetterCall,
  rules: AccountRules,
  { user, oldPassword, newPassword }: { readonly user: SignedInCaller; readonly oldPassword: string; readonly newPassword: string },
): Promise<void> {
  const { database, accounts, now, address } = call;
  const owner = await readAccount(database, user.accountId);
  checkNewPassword(newPassword, owner.login, rules);
  await checkOwnPassword(call, owner, oldPassword);
  if (newPassword === oldPassword) throw new OfficeFailure('samePassword');
  const passwordHash = await accounts.passwords.hash(newPassword);
  await database.transaction(async (within) => {
    await keepPassword(within, call, { id: owner.id, passwordHash, except: user.sessionId });
    const page = pageAddress(accounts.publicUrl, accounts.screen('resetPassword'));
    await writeToOwner(within, call, { kind: 'password-changed', owner, address: page });
  });
  accounts.record({ kind: 'password-changed', at: now, address, accountId: owner.id });
  accounts.deliver();
}

interface KeptPassword {
  readonly id: number;
  readonly passwordHash: string;
  readonly except?: string;
}

async function keepPassword(database: Database, { now }: LetterCall, { id, passwordHash, except }: KeptPassword): Promise<void> {
  await database.update(account).set({ passwordHash }).where(eq(account.id, id));
  await closeLinks(database, { accountId: id, kind: 'new-password', now });
  await endSessions(database, { accountId: id, now, ...(except !== undefined && { except }) });
}
