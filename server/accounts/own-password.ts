import type { AccountRow } from '../database/account-tables';
import { OfficeFailure } from '../errors/office-failure';
import type { AccountCall } from './account-desk';
import { countAttempt, forgetAttempts } from './attempts';
import { isPasswordLength } from './passwords';

/**
 * Checks the password of a known account before a change, with the same limit as for logins, because somebody who found an open session
 * could guess here.
 */
export async function checkOwnPassword(call: AccountCall, owner: AccountRow, password: string): Promise<void> {
  const { database, accounts, now, address } = call;
  await countAttempt(database, accounts.limits.passwordOfAccount, owner.login, now);
  const right = isPasswordLength(password) && (await accounts.passwords.check(password, owner.passwordHash)).right;
  if (!right) {
    accounts.record({ kind: 'password-refused', at: now, address, accountId: owner.id });
    throw new OfficeFailure('wrongPassword');
  }
  await forgetAttempts(database, accounts.limits.passwordOfAccount, owner.login);
}
