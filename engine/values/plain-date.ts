/** A date of the calendar as yyyy-MM-dd, without time and zone. As text it sorts and compares by itself. */
export type PlainDate = string & { readonly brand: 'PlainDate' };

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const typedDate = /^(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(\d{4})$/;
const polishDate = /^(\d{2})\.(\d{2})\.(\d{4})$/;

/** Reads yyyy-MM-dd or dd.mm.yyyy; null when the text has another form or no such day exists. */
export function parsePlainDate(text: string): PlainDate | null {
  const iso = isoDate.exec(text);
  if (iso) return plainDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const polish = polishDate.exec(text);
  if (polish) return plainDate(Number(polish[3]), Number(polish[2]), Number(polish[1]));
  return null;
}

/**
 * Reads a date as people type it: day and month may have one digit, dots may be slashes or hyphens, and spaces may surround it. Null if it
 * is not a date.
 */
export function parseTypedDate(text: string): PlainDate | null {
  const typed = typedDate.exec(text.trim());
  return typed ? plainDate(Number(typed[4]), Number(typed[3]), Number(typed[1])) : parsePlainDate(text.trim());
}

/** The date of a year, month and day counted from 1; null when there is no such day. */
export function plainDate(year: number, month: number, day: number): PlainDate | null {
  if (!isCalendarDate(year, month, day)) return null;
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as PlainDate;
}

/** dd.mm.yyyy, in every language of the portal. */
export function formatPlainDate(date: PlainDate): string {
  return `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

/** A day that a calendar gives as yyyy-MM-dd, as the portal writes it; any other text stays as it is while it is typed. */
export function writeTypedDate(text: string): string {
  const date = parsePlainDate(text);
  return date === null ? text : formatPlainDate(date);
}

/** Negative when `left` is earlier, positive when it is later, 0 for the same day. */
export function comparePlainDates(left: PlainDate, right: PlainDate): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

// The Gregorian calendar, also before it was introduced; months and days count from 1.
function isCalendarDate(year: number, month: number, day: number): boolean {
  return year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
