import { isPolishAccount } from '../values/account-number';
import type { Rule } from './rule';
import { withoutSpaces } from './without-spaces';

/** A Polish account number (NRB): 26 digits, spaces allowed, of which the first two are check digits. */
export const accountNumber: Rule = {
  messageKey: 'rules.account-number',
  adviceKey: 'advice.account-number',
  check: (value) => isPolishAccount(withoutSpaces(value)),
};
