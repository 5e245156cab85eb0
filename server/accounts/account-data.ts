import { checkRule, type PlainDate, type RuleContext } from '../../engine';
import { OfficeFailure } from '../errors/office-failure';
import type { AccountDesk } from './account-desk';
import { isPasswordLength } from './passwords';

// The server checks all rules of the forms again, because a request need not come from a form.

/** What the rules need besides the value: the day and the pack's settings. */
export type AccountRules = RuleContext;

/** What the rules need to know in an office today. */
export function rulesOf({ today, accounts }: { readonly today: PlainDate; readonly accounts: AccountDesk }): AccountRules {
  return { today, taxNumber: accounts.taxNumber() };
}

/** Logins are read out over the phone and typed on any keyboard, so few characters are allowed. */
export function checkLogin(login: string): void {
  if (!/^[A-Za-z0-9](?:[A-Za-z0-9._-]{1,48})[A-Za-z0-9]$/.test(login)) throw new OfficeFailure('wrongLoginForm');
}

/** Checks a new password. It may not contain the login either. */
export function checkNewPassword(password: string, login: string, rules: AccountRules): void {
  const conforms = password !== '' && isPasswordLength(password) && checkRule('password', password, null, rules);
  if (!conforms || password.toLowerCase().includes(login.toLowerCase())) throw new OfficeFailure('weakPassword');
}

/** True for an address that a letter can be sent to: it passes the engine's rule and has no character with a meaning in mail headers. */
export function isEmail(email: string, rules: AccountRules): boolean {
  return email !== '' && email.length <= 254 && !/[\p{Cc}\s"<>()[\],;:\\]/u.test(email) && checkRule('email', email, null, rules);
}

/** Checks a PESEL, if one is given. */
export function checkPesel(pesel: string | null, rules: AccountRules): void {
  if (pesel !== null && !checkRule('pesel', pesel, null, rules)) throw new OfficeFailure('wrongPesel');
}

/** Checks a tax number in the form that the pack asks for, if one is given. */
export function checkTaxNumber(nip: string | null, rules: AccountRules): void {
  if (nip !== null && !checkRule('nip', nip, null, rules)) throw new OfficeFailure('wrongTaxNumber');
}

/** Checks that a value is not empty. */
export function checkFilled(name: string, value: string): void {
  if (value === '') throw new OfficeFailure('missingValue', { name });
}
