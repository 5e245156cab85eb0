const countryAsDigits = '2521';

/** Whether 26 digits are a Polish account number (NRB): the first two are the check digits of ISO 13616 for PL. */
export function isPolishAccount(digits: string): boolean {
  if (!/^\d{26}$/.test(digits)) return false;
  const checkDigits = digits.slice(0, 2);
  return checkDigits >= '02' && checkDigits <= '98' && remainder(digits.slice(2) + countryAsDigits + checkDigits) === 1;
}

// Digit by digit, because 30 digits are more than a number holds.
function remainder(digits: string): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
