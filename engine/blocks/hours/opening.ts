import { parseMoment } from '../../values/moment';

/** From when until when a place is open on one day, as HH:mm. */
export interface OpenTime {
  readonly from: string;
  readonly until: string;
}

/** When a place is open. */
export interface OpeningHours {
  /** Monday first; each day's times in order. */
  readonly week: readonly (readonly OpenTime[])[];
  /** Reasons by day (yyyy-MM-dd) on which the place is closed although its week says otherwise. */
  readonly closedDays: Readonly<Record<string, string>>;
}

/** Whether a place is open at a moment, and what comes next. */
export type Opening =
  | { readonly isOpen: true; readonly until: string }
  | {
      readonly isOpen: false;
      /** Why it is closed today; null on a day like others. */
      readonly reason: string | null;
      /** When it opens next, `inDays` from today; null when it does not within the next weeks. */
      readonly next: { readonly day: string; readonly inDays: number; readonly from: string } | null;
    };

// A place that is closed for longer has a notice of its own.
const daysAhead = 60;

/** Works out for a moment, in milliseconds since 1970, whether a place is open, by the clock of a time zone. */
export function openingAt(hours: OpeningHours, moment: number, timeZone: string): Opening {
  const now = parseMoment(new Date(moment).toISOString(), timeZone);
  if (now === null) throw new Error(`No day of the calendar: ${moment}`);
  const today = timesOn(hours, now.date);
  const open = today.find(({ from, until }) => from <= now.time && now.time < until);
  if (open !== undefined) return { isOpen: true, until: open.until };
  const reason = hours.closedDays[now.date] ?? null;
  const later = today.find(({ from }) => now.time < from);
  if (later !== undefined) return { isOpen: false, reason, next: { day: now.date, inDays: 0, from: later.from } };
  for (let inDays = 1; inDays <= daysAhead; inDays += 1) {
    const day = dayAfter(now.date, inDays);
    const [first] = timesOn(hours, day);
    if (first !== undefined) return { isOpen: false, reason, next: { day, inDays, from: first.from } };
  }
  return { isOpen: false, reason, next: null };
}

function timesOn({ week, closedDays }: OpeningHours, day: string): readonly OpenTime[] {
  if (Object.hasOwn(closedDays, day)) return [];
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return week[weekday] ?? [];
}

// Days of the calendar are counted in UTC, where each has 24 hours.
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
