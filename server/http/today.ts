import { type PlainDate, parsePlainDate } from '../../engine';

/** The day that it is in a time zone. */
export function todayIn(timeZone: string, now: Date): PlainDate {
  // The Swedish form of a date is yyyy-MM-dd.
  const day = parsePlainDate(new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now));
  if (day === null) throw new Error(`No date for ${now.toString()} in ${timeZone}.`);
  return day;
}
