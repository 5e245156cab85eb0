import { givenDigits, groupedDigits, parseDecimal, placesOf, ungroupedDigits } from '../values/decimal-text';
import type { Format, FormatOptions } from './format';
import { plainText } from './plain-text';

const hardSpace = '\u00a0';

/** What makes one format of numbers different from another. */
interface NumberFormatParts {
  /** Digits of the value with a dot, 1234.50; null when the value is not of this kind. */
  digits(value: unknown, options: FormatOptions): string | null;
  /** Unit after a hard space; a heading can say it instead. */
  unit?(options: FormatOptions): string | null;
  /** Sign that always stands directly behind the digits. */
  readonly sign?: string;
  /** Greatest number of decimal places. `digits` takes the minimum from the options. */
  readonly most?: number;
}

/** A format of numbers: at the end of the column, grouped by hard spaces, with a decimal comma. */
export function defineNumberFormat({ digits, unit, sign = '', most }: NumberFormatParts): Format {
  return {
    align: 'end',
    numeric: true,
    takes: 'numbers',
    ...(unit && { unit }),
    ...(most !== undefined && { places: (value) => (Number.isInteger(value) ? 0 : placesOf(givenDigits(value, most) ?? '')) }),
    format(value, options) {
      const written = digits(value, options);
      if (written === null) return null;
      const said = options.withUnit ? (unit?.(options) ?? null) : null;
      return groupedDigits(written) + sign + (said === null ? '' : hardSpace + said);
    },
    sortKey(value) {
      // The usual case without a decimal for each of a hundred thousand rows.
      if (typeof value === 'number') return Number.isFinite(value) ? value : null;
      return parseDecimal(value)?.toNumber() ?? null;
    },
    csv(value, options) {
      const written = digits(value, options);
      return written === null ? plainText(value) : ungroupedDigits(written);
    },
  };
}
