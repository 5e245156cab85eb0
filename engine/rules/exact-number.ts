import { parseDecimal } from '../values/decimal-text';
import { parseTypedNumber } from '.';

/** A number that JSON can represent without losing a digit; `undefined` if the text is not a number or has too many digits. */
export function exactNumber(text: string): number | undefined {
  const decimal = parseTypedNumber(text);
  if (decimal === null) return undefined;
  const number = decimal.toNumber();
  return parseDecimal(number)?.eq(decimal) ? number : undefined;
}
