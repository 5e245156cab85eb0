// How values are shown. One file for each format of the definition language; a new one is a file and a line of this registry.
// Nothing here knows a service, a column or a screen.
import type { FormatName } from '../language/language.generated';
import { accountNumber } from './account-number';
import { email, phone, webAddress } from './contact-formats';
import { date } from './date';
import { dateTime } from './date-time';
import { decimal } from './decimal';
import type { Format, FormatOptions } from './format';
import { integer } from './integer';
import { list } from './list';
import { money } from './money';
import { percent } from './percent';
import { quantity } from './quantity';
import { text } from './text';
import { unitCode } from './unit-code';
import { year } from './year';
import { yesNo } from './yes-no';

export { parseDecimal } from '../values/decimal-text';
export { mostPlaces } from './decimal';
export type { Format, FormatOptions } from './format';

/** Formats by the name that definitions use. */
export const formats: Readonly<Record<FormatName, Format>> = {
  text,
  integer,
  decimal,
  money,
  percent,
  quantity,
  date,
  'date-time': dateTime,
  year,
  'yes-no': yesNo,
  'unit-code': unitCode,
  'account-number': accountNumber,
  list,
  email,
  phone,
  'web-address': webAddress,
};

/** The value as screen and PDF show it; null when it is not of the format's kind. */
export function formatValue(id: FormatName, value: unknown, options: FormatOptions): string | null {
  return formats[id].format(value, options);
}
