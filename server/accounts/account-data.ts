import { checkRule, type RuleContext } from '../../engine';
import { OfficeFailure } from '../errors/office-failure';
import { isPasswordLength } from './passwords';

// All rules of the forms are checked again, because a form can be bypassed.

/** What the rules need to know. */
export type AccountRules = RuleContext;

/** A login is spelled out over the phone and typed on any keyboard, so its letters are few. */
export function checkLogin(login: string): void {
  if (!/^[A-Za-z0-9](?:[A-Za-z0-9._-]{1,48})[A-Za-z0-9]$/.test(login)) throw new OfficeFailure('wrongLoginForm');
}

/** The rule for passwords, which may not contain the login either. */
export function checkNewPassword(password: string, login: string, rules: AccountRules): void {
  const conforms = password !== '' && isPasswordLength(password) && checkRule('password', password, null, rules);
  if (!conforms || password.toLowerCase().includes(login.toLowerCase())) throw new OfficeFailure('weakPassword');
}

/** True for an address that a letter can be sent to: the engine's rule, and no sign that means something in a header of a letter. */
export function isEmail(email: string, rules: AccountRules): boolean {
  return email !== '' && email.length <= 254 && !/[\p{Cc}\s"<>()[\],;:\\]/u.test(email) && checkRule('email', email, null, rules);
}

/** A PESEL, when one is given. */
export function checkPesel(pesel: string | null, rules: AccountRules): void {
  if (pesel !== null && !checkRule('pesel', pesel, null, rules)) throw new OfficeFailure('wrongPesel');
}

/** A tax number as the pack wants it, when one is given. */
export function checkTaxNumber(nip: string | null, rules: AccountRules): void {
  if (nip !== null && !checkRule('nip', nip, null, rules)) throw new OfficeFailure('wrongTaxNumber');
}

/** A name that is there. */
export function checkFilled(name: string, value: string): void {
  if (value === '') throw new OfficeFailure('missingValue', { name });
}
