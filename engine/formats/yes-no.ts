import type { Format, FormatOptions } from './format';
import { plainText } from './plain-text';

/** True and false in words: tak, nie. */
export const yesNo: Format = {
  align: 'start',
  numeric: false,
  takes: 'booleans',
  format: write,
  sortKey: (value) => (typeof value === 'boolean' ? Number(value) : null),
  csv: (value, options) => write(value, options) ?? plainText(value),
};

function write(value: unknown, { translate }: FormatOptions): string | null {
  return typeof value === 'boolean' ? translate(value ? 'engine.yes' : 'engine.no') : null;
}
