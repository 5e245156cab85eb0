import { type CalendarDay, calendarDay, isOnDay } from '../../portal';

/** The time zone of the portal. */
export const timeZone = 'Europe/Warsaw';

let known: CalendarDay | null = null;

/** Takes over the day that the server wrote into the page, so that the first screen need not wait for the browser's calendar. */
export function openDay(day: CalendarDay | undefined): void {
  known = day ?? null;
}

/** Today in the portal's time zone, as yyyy-MM-dd, by the clock of this browser. */
export function today(now: number = Date.now()): string {
  // The browser's first use of its calendar costs 15 ms, on an old phone ten times as much, and each more a millisecond.
  if (known === null || !isOnDay(known, now)) {
    const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    known = calendarDay(now, (moment) => calendar.format(moment));
  }
  return known.date;
}
