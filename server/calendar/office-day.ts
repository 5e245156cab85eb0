import { officeTimeZone, type PlainDate, parsePlainDate } from '../../engine';

// The Swedish form of a date is yyyy-MM-dd.
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: officeTimeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The current day at the office. */
export function officeDay(now: Date): PlainDate {
  const day = parsePlainDate(days.format(now));
  if (day === null) throw new Error(`No date for ${now.toString()}.`);
  return day;
}

/** A day as Poles write and type it: 2026-11-21 is 21.11.2026. */
export function writtenDay(day: string): string {
  return day.split('-').reverse().join('.');
}

// The Swedish form is yyyy-MM-dd HH:mm:ss.
const form = new Intl.DateTimeFormat('sv-SE', { timeZone: officeTimeZone, dateStyle: 'short', timeStyle: 'medium' });

/** A moment in the office's time zone, in the form that the calls use: `yyyy-MM-dd HH:mm:ss`. */
export function officeMoment(moment: Date): string {
  return form.format(moment);
}

/** Day and time of a moment at the office, as letters write them: 21.11.2026 and 11:00. */
export function writtenParts(moment: Date): { readonly day: string; readonly time: string } {
  const [day = '', time = ''] = officeMoment(moment).split(' ');
  return { day: writtenDay(day), time: time.slice(0, 5) };
}
