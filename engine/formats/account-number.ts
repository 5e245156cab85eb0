import type { Format } from './format';
import { defineTextFormat } from './text-format';

const length = 26;
// An account number with its country, as other countries write it too: two letters, two check digits, eleven to thirty characters.
const withCountry = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * An account number as people read it: one of exactly 26 characters as KK NNNN NNNN NNNN NNNN NNNN NNNN with hard spaces, one that begins with its
 * country in fours from the start; any other stays as it is.
 */
export function groupedAccount(account: string): string {
  if (withCountry.test(account)) return account.replace(/.{4}(?=.)/gs, '$&\u00a0');
  return account.length === length ? `${account.slice(0, 2)}${account.slice(2).replace(/.{4}/gs, '\u00a0$&')}` : account;
}

/** An account number in groups. */
export const accountNumber: Format = {
  ...defineTextFormat((value) => (typeof value === 'string' ? groupedAccount(value) : null)),
  unbroken: true,
  copy: (value) => (typeof value === 'string' ? value.replace(/\s/g, '') : null),
};
