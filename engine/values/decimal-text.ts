import Big from 'big.js';

// Numbers are written the Polish way in every language of the portal: the same amount never reads 1.234 here and 1,234 there.
const hardSpace = '\u00a0';
const decimalPattern = /^-?\d+(?:\.\d+)?$/;

/** Reads a number or a decimal text with a dot exactly; null for anything else. */
export function parseDecimal(value: unknown): Big | null {
  if (typeof value === 'number') return Number.isFinite(value) ? new Big(value) : null;
  if (typeof value === 'string' && decimalPattern.test(value)) return new Big(value);
  return null;
}

/** Digits with exactly so many places, half-up, with a dot and never a negative zero. */
export function fixedDigits(value: Big, places: number): string {
  return withoutNegativeZero(value.toFixed(places, Big.roundHalfUp));
}

/** Digits with the places that the value was given with, at most `most` and at least `least`; a text such as 1.50 keeps its zero. */
export function givenDigits(value: unknown, most: number, least = 0): string | null {
  const decimal = parseDecimal(value);
  if (!decimal) return null;
  const written = typeof value === 'string' ? value : decimal.toFixed();
  const given = placesOf(written);
  if (given <= most) return fixedDigits(decimal, Math.max(given, least));
  const rounded = decimal.round(most, Big.roundHalfUp);
  return fixedDigits(rounded, Math.max(placesOf(rounded.toFixed()), least));
}

/** 1234567.50 as 1 234 567,50 with hard spaces. */
export function groupedDigits(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, hardSpace);
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/** A number as it stands in a field: grouped, with a comma, all its places and at least so many. */
export function fieldDigits(value: Big, least: number): string {
  return groupedDigits(fixedDigits(value, Math.max(placesOf(value.toFixed()), least)));
}

/** 1234567.50 as 1234567,50, the way a Polish spreadsheet reads a number. */
export function ungroupedDigits(digits: string): string {
  return digits.replace('.', ',');
}

/** How many places stand behind the dot of digits. */
export function placesOf(digits: string): number {
  const point = digits.indexOf('.');
  return point < 0 ? 0 : digits.length - point - 1;
}

function withoutNegativeZero(digits: string): string {
  return /^-0(?:\.0+)?$/.test(digits) ? digits.slice(1) : digits;
}
