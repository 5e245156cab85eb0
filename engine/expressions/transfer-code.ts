import { isPolishAccount } from '../values/account-number';
import { fixedDigits, parseDecimal } from '../values/decimal-text';

const longestRecipient = 20;
const longestTitle = 32;
const digitsOfAmount = 6;

/**
 * What a 2D code of a transfer holds, by the recommendation of the Polish Bank Association of 3 December 2013: identifier, country,
 * account, amount in grosze, recipient, title and three reserved fields, with `|` between them. Empty where no bank could read it: an
 * account with wrong check digits, an amount that is not between 0,01 and 9 999,99, no recipient, no title.
 */
export function transferCode(account: string, amount: number, recipient: string, title: string, taxNumber = ''): string | null {
  const digits = account.replace(/\s/g, '').replace(/^PL/i, '');
  const grosze = groszeOf(amount);
  const name = fieldOf(recipient, longestRecipient);
  const about = fieldOf(title, longestTitle);
  if (!isPolishAccount(digits) || grosze === null || name === '' || about === '') return null;
  const identifier = /^\d{10}$/.test(taxNumber) ? taxNumber : '';
  return [identifier, 'PL', digits, grosze, name, about, '', '', ''].join('|');
}

/** The amount in grosze with six digits; null for one that has no place there, or has parts of a grosz. */
function groszeOf(amount: number): string | null {
  const exact = parseDecimal(amount);
  if (exact === null || !exact.round(2).eq(exact)) return null;
  const grosze = fixedDigits(exact.times(100), 0);
  return /^[1-9]\d*$/.test(grosze) && grosze.length <= digitsOfAmount ? grosze.padStart(digitsOfAmount, '0') : null;
}

/** A text as a field: without what would begin another field or cannot be seen, such as marks of direction, and cut to its length. */
function fieldOf(text: string, longest: number): string {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[|\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...plain].slice(0, longest).join('').trimEnd();
}
