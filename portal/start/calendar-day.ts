/** A day of the portal's time zone, and the moments between which it lasts. */
export interface CalendarDay {
  /** yyyy-MM-dd. */
  readonly date: string;
  /** A moment of this day, in milliseconds since 1970; every moment from here to `until` belongs to it. */
  readonly from: number;
  /** The first moment known to be later than this day, or not known to belong to it. */
  readonly until: number;
}

// Time zones differ from UTC by whole quarters of an hour, so a date never changes between two of them.
const quarter = 15 * 60_000;
// 25 hours, the longest day, in quarters.
const mostQuarters = 100;

/** The day of a moment, by what says the date of any moment in the portal's time zone. */
export function calendarDay(moment: number, dateAt: (moment: number) => string): CalendarDay {
  const date = dateAt(moment);
  let from = Math.floor(moment / quarter) * quarter;
  let until = from + quarter;
  for (let step = 0; step < mostQuarters && dateAt(from - quarter) === date; step += 1) from -= quarter;
  for (let step = 0; step < mostQuarters && dateAt(until) === date; step += 1) until += quarter;
  return { date, from, until };
}

/** Whether a moment belongs to a day. */
export function isOnDay({ from, until }: CalendarDay, moment: number): boolean {
  return from <= moment && moment < until;
}
