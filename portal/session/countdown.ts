// The end of a session is kept as a moment of the browser's own clock, worked out from seconds that the office gave: the clocks of
// browser and office are never compared. Within a page a second clock that nobody can set guards against a first one set back.

/** The two clocks of a page, in milliseconds. */
export interface Clocks {
  /** Time of day; it goes on while a laptop sleeps, and it can be set. */
  readonly wall: number;
  /** Time since the page was opened; it cannot be set, and it may stand still during sleep. */
  readonly steady: number;
}

/** When a session ends, seen from the moment at which that became known. */
export interface Deadline {
  readonly since: Clocks;
  /** Milliseconds from that moment. */
  readonly length: number;
}

/** The deadline of a session that lasts so many seconds from now. */
export function deadlineIn(seconds: number, now: Clocks): Deadline {
  return { since: now, length: Math.max(0, seconds) * 1000 };
}

/** The deadline that an earlier page stored as wall-clock time. A stored value that is not a number counts as passed. */
export function restoreDeadline(stored: string | null, now: Clocks): Deadline | null {
  if (stored === null) return null;
  const moment = /^\d{1,16}$/.test(stored) ? Number(stored) : 0;
  return { since: now, length: Math.max(0, moment - now.wall) };
}

/** The deadline as a moment of the wall clock, for other pages of this browser. */
export function momentOf({ since, length }: Deadline): number {
  return Math.round(since.wall + length);
}

/** Whole seconds that are left, 0 when it is over. Of two clocks that disagree the one counts that has gone further. */
export function secondsLeft({ since, length }: Deadline, now: Clocks): number {
  const passed = Math.max(0, now.wall - since.wall, now.steady - since.steady);
  return Math.max(0, Math.ceil((length - passed) / 1000));
}

/** The remaining seconds at which the resident is warned. */
const warnings = [120, 30] as const;

/** Whether the countdown should be emphasised because little time is left. */
export function isShort(left: number): boolean {
  return left <= warnings[0];
}

/** The warning that is due between two moments of a countdown, null for none. A jump over several tells only the last one. */
export function dueWarning(before: number, left: number): number | null {
  return warnings.filter((warning) => before > warning && left <= warning && left > 0).at(-1) ?? null;
}

/** Seconds in minutes and seconds, for example 14:05. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
