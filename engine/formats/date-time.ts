import { parseMoment } from '../values/moment';
import { formatPlainDate, parsePlainDate } from '../values/plain-date';
import type { Format } from './format';
import { plainText } from './plain-text';

/** A moment as dd.mm.yyyy HH:mm in the portal's time zone; a day without time is shown as the day, because its hour is not known. */
export const dateTime: Format = {
  align: 'start',
  numeric: false,
  format: (value, { timeZone }) => write(value, timeZone, '\u00a0'),
  sortKey: (value, { timeZone }) => instantOf(value, timeZone),
  instant: (value, { timeZone }) => instantOf(value, timeZone),
  csv: (value, { timeZone }) => write(value, timeZone, ' ') ?? plainText(value),
};

function instantOf(value: unknown, timeZone: string): number | null {
  if (typeof value !== 'string') return null;
  const day = parsePlainDate(value);
  return parseMoment(day ? `${day} 00:00` : value, timeZone)?.instant ?? null;
}

function write(value: unknown, timeZone: string, space: string): string | null {
  if (typeof value !== 'string') return null;
  const day = parsePlainDate(value);
  if (day) return formatPlainDate(day);
  const moment = parseMoment(value, timeZone);
  return moment && `${formatPlainDate(moment.date)}${space}${moment.time}`;
}
