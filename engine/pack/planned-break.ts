import { officeTimeZone } from '../values/moment';

/** A planned technical break, as the index of a pack carries it. */
export interface PlannedBreak {
  /** Its first moment, in milliseconds since 1970. */
  readonly from: number;
  /** The first moment after it. */
  readonly until: number;
  /** Why, in the language of the index. */
  readonly reason?: string;
}

// Milliseconds. Long enough for somebody who opens the portal once a week.
const announcedFor = 7 * 24 * 3_600_000;

/** The break that is on at a moment, and of several the one that lasts longest; null when none is. */
export function breakOn(breaks: readonly PlannedBreak[] | undefined, moment: number): PlannedBreak | null {
  const on = (breaks ?? []).filter(({ from, until }) => from <= moment && moment < until);
  return on.sort((a, b) => b.until - a.until)[0] ?? null;
}

/** The next break that begins within the week after a moment; null when none does. */
export function breakAhead(breaks: readonly PlannedBreak[] | undefined, moment: number): PlannedBreak | null {
  const ahead = (breaks ?? []).filter(({ from }) => moment < from && from <= moment + announcedFor);
  return ahead.sort((a, b) => a.from - b.from)[0] ?? null;
}

/** From when until when a break lasts, in the words and order of a language. */
export function breakSpan({ from, until }: Pick<PlannedBreak, 'from' | 'until'>, language: string): string {
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: officeTimeZone });
  return words.formatRange(from, until);
}
