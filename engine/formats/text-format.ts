import type { Format, FormatOptions } from './format';
import { plainText } from './plain-text';

/** A format of words: at the start of the column, ordered as text, in CSV as on the screen but with plain spaces. */
export function defineTextFormat(write: (value: unknown, options: FormatOptions) => string | null): Format {
  return {
    align: 'start',
    numeric: false,
    format: write,
    sortKey: write,
    csv: (value, options) => write(value, options)?.replaceAll('\u00a0', ' ') ?? plainText(value),
  };
}
