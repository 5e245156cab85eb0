import { formatValue, groupedDigits, type ScreenContext } from '../../engine';

/** An amount of Polish money in whole grosze. Amounts are added, compared and kept as these; złoty with decimals exist only at the office's API. */
export type Grosze = bigint;

// A double carries 15 digits exactly, so up to here an amount in złoty is the same as a number, as a text and as grosze.
const mostGrosze = 999_999_999_999_999n;

/**
 * Reads złoty as the API writes them, a number or a text with a dot (1234.5, "1234.50"), without ever calculating with a fraction.
 * Null for anything else: more than two decimals, an exponent, more than 9 999 999 999 999.99.
 */
export function parseGrosze(zloty: unknown): Grosze | null {
  if (typeof zloty !== 'number' && typeof zloty !== 'string') return null;
  const parts = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(zloty));
  if (!parts) return null;
  const [, sign, whole = '', fraction = ''] = parts;
  const grosze = BigInt(whole + fraction.padEnd(2, '0'));
  return sign === '-' ? -grosze : grosze;
}

/** Złoty with two decimals and a dot, as texts of the API and of gateways have it: 123450n is 1234.50. */
export function zlotyText(grosze: Grosze): string {
  const digits = (grosze < 0n ? -grosze : grosze).toString().padStart(3, '0');
  return `${grosze < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Złoty as the number that JSON carries: the one that is written with the same digits. It throws for an amount that no number carries exactly. */
export function zlotyNumber(grosze: Grosze): number {
  if (grosze > mostGrosze || grosze < -mostGrosze) throw new Error(`${grosze} grosze are too many for a number.`);
  return Number(zlotyText(grosze));
}

/** Exact sum. */
export function sumGrosze(amounts: Iterable<Grosze>): Grosze {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** The smaller of two amounts. */
export function lesserGrosze(one: Grosze, other: Grosze): Grosze {
  if (one > other) return other;
  return one;
}

/** An amount as screens show it: 1 234,50 zł. */
export function amountWords(amount: Grosze, context: Pick<ScreenContext, 'language' | 'timeZone' | 'translate'>): string {
  const { language, timeZone, translate } = context;
  return formatValue('money', zlotyText(amount), { language, timeZone, translate, unit: null, withUnit: true }) ?? '';
}

/** An amount whose unit stands elsewhere, as in the heading of a column: 1 234,50. */
export function amountDigits(amount: Grosze): string {
  return groupedDigits(zlotyText(amount));
}
