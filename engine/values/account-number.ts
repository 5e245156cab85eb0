const countryAsDigits = '2521';

/** Whether 26 digits are a Polish account number (NRB): the first two are the check digits of ISO 13616 for PL. */
export function isPolishAccount(digits: string): boolean {
  return /^\d{26}$/.test(digits) && hasCheckDigits(digits.slice(2) + countryAsDigits, digits.slice(0, 2));
}

/** Whether two check digits belong to digits, as ISO 13616 says; 00, 01 and 99 are never given. */
export function hasCheckDigits(digits: string, checkDigits: string): boolean {
  return checkDigits >= '02' && checkDigits <= '98' && remainder(digits + checkDigits) === 1;
}

// Digit by digit, because 30 digits are more than a number holds.
function remainder(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
