import { parseMoment } from '../values/moment';
import { formatPlainDate, type PlainDate, parsePlainDate } from '../values/plain-date';
import type { Format, FormatOptions } from './format';
import { plainText } from './plain-text';

/** A day as dd.mm.yyyy in every language. A moment with a zone is the day it is in the portal's time zone. */
export const date: Format = {
  align: 'start',
  numeric: false,
  format: write,
  sortKey(value, { timeZone }) {
    const day = parseDay(value, timeZone);
    return day && Number(day.replaceAll('-', ''));
  },
  instant(value, { timeZone }) {
    const day = parseDay(value, timeZone);
    return day && Date.parse(day);
  },
  csv: (value, options) => write(value, options) ?? plainText(value),
};

function write(value: unknown, { timeZone }: FormatOptions): string | null {
  const day = parseDay(value, timeZone);
  return day && formatPlainDate(day);
}

function parseDay(value: unknown, timeZone: string): PlainDate | null {
  if (typeof value !== 'string') return null;
  return parsePlainDate(value) ?? parseMoment(value, timeZone)?.date ?? null;
}
