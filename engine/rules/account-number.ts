import type { Rule } from './rule';
import { withoutSpaces } from './without-spaces';

const countryAsDigits = '2521';

/** A Polish account number (NRB): 26 digits, spaces allowed, of which the first two are the check digits of ISO 13616 for PL. */
export const accountNumber: Rule = {
  messageKey: 'rules.account-number',
  check(value) {
    const digits = withoutSpaces(value);
    if (!/^\d{26}$/.test(digits)) return false;
    const checkDigits = digits.slice(0, 2);
    return checkDigits >= '02' && checkDigits <= '98' && remainder(digits.slice(2) + countryAsDigits + checkDigits) === 1;
  },
};

// Digit by digit, because 30 digits are more than a number holds.
function remainder(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
