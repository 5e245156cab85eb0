/** The account for a card of the sample, with right check digits; no bank of Poland has the number 99999999. */
export function bankAccount(running: number): string {
  const rest = `99999999${String(running).padStart(16, '0')}`;
  // The check digits make the account, with PL as 2521 and themselves at the end, leave 1 when divided by 97.
  const check = 98n - (BigInt(`${rest}252100`) % 97n);
  return `${String(check).padStart(2, '0')}${rest}`;
}
