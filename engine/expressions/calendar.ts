import { formatPlainDate, type PlainDate, plainDate } from '../values/plain-date';
import { refuse } from './misfit';
import { readDate } from './read-text';

const dayInMilliseconds = 86_400_000;

/** The day so many days later, earlier for a negative number; empty for a text that is no day, and outside of the years 1 to 9999. */
export function addDays(text: string, days: number): PlainDate | null {
  const day = readDate(text);
  const count = whole(days);
  if (day === null) return null;
  const moment = new Date(Date.parse(day) + count * dayInMilliseconds);
  return plainDate(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate());
}

/** The same day so many months later; the last one of a month that is too short for it. */
export function addMonths(text: string, months: number): PlainDate | null {
  const day = readDate(text);
  const count = whole(months);
  if (day === null) return null;
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const [year, ofYear, wanted] = [Math.floor(month / 12), (month % 12) + 1, Number(day.slice(8))];
  for (let last = wanted; last >= Math.min(wanted, 28); last -= 1) {
    const found = plainDate(year, ofYear, last);
    if (found !== null) return found;
  }
  return null;
}

/** How many days one day is after another; negative when it is before. */
export function daysBetween(from: string, to: string): number | null {
  const [one, other] = [readDate(from), readDate(to)];
  return one === null || other === null ? null : Math.round((Date.parse(other) - Date.parse(one)) / dayInMilliseconds);
}

/** How many whole months have passed from one day to another; negative when it is before. */
export function monthsBetween(from: string, to: string): number | null {
  const [one, other] = [readDate(from), readDate(to)];
  if (one === null || other === null) return null;
  if (one > other) return 0 - (monthsBetween(other, one) ?? 0) + 0;
  const months = (Number(other.slice(0, 4)) - Number(one.slice(0, 4))) * 12 + Number(other.slice(5, 7)) - Number(one.slice(5, 7));
  const after = addMonths(one, months);
  return after !== null && after > other ? months - 1 : months;
}

/** A day as residents read it: dd.mm.yyyy. */
export function dateText(text: string): string | null {
  const day = readDate(text);
  return day && formatPlainDate(day);
}

function whole(value: number): number {
  return Number.isSafeInteger(value) ? value : refuse(value, 'a whole number');
}
