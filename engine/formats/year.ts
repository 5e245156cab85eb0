import type { Format } from './format';
import { plainText } from './plain-text';

/** A calendar year, never grouped: 2026. */
export const year: Format = {
  align: 'start',
  numeric: false,
  takes: 'years',
  format(value) {
    const number = parseYear(value);
    return number === null ? null : String(number);
  },
  sortKey: parseYear,
  csv: plainText,
};

function parseYear(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= 9999 ? number : null;
}
