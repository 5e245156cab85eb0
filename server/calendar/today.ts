import { type PlainDate, parsePlainDate } from '../../engine';

/** A moment as yyyy-MM-dd HH:mm:ss of a time zone, as the office's calls carry it. */
export function momentIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
}

/** The day that it is in a time zone. */
export function todayIn(timeZone: string, now: Date): PlainDate {
  // The Swedish form of a date is yyyy-MM-dd.
  const day = parsePlainDate(new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now));
  if (day === null) throw new Error(`No date for ${now.toString()} in ${timeZone}.`);
  return day;
}

/** A day as it is written and typed in Poland: 2026-11-21 as 21.11.2026. */
export function writtenDay(day: string): string {
  return day.split('-').reverse().join('.');
}
