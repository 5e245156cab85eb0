import { type PlainDate, parsePlainDate } from './plain-date';

/** The time zone of the offices that this portal serves. Days, moments and letters use it, wherever the server or the resident is. */
export const officeTimeZone = 'Europe/Warsaw';

/** A moment of the office: its date and its time of day in the portal's time zone, and its place on the time line. */
export interface Moment {
  readonly date: PlainDate;
  /** HH:mm. */
  readonly time: string;
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly instant: number;
}

const pattern = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?$/;
const hour = 3_600_000;
const calendars = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** Reads yyyy-MM-dd HH:mm:ss or ISO 8601; without a zone the time is the portal's own. Null when it is no moment. */
export function parseMoment(text: string, timeZone: string): Moment | null {
  const match = pattern.exec(text);
  const date = match && parsePlainDate(match[1] ?? '');
  if (!match || !date) return null;
  const [, , hours = '', minutes = '', seconds = '00', fraction = '', zone] = match;
  const asUtc = Date.parse(`${date}T${hours}:${minutes}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`);
  if (zone === undefined) return { date, time: `${hours}:${minutes}`, instant: asUtc - offset(asUtc - offset(asUtc, timeZone), timeZone) };
  const instant = asUtc - zoneOffset(zone);
  const wall = new Date(instant + offset(instant, timeZone)).toISOString();
  const wallDate = parsePlainDate(wall.slice(0, 10));
  return wallDate && { date: wallDate, time: wall.slice(11, 16), instant };
}

function zoneOffset(zone: string): number {
  if (zone === 'Z') return 0;
  const size = Number(zone.slice(1, 3)) * hour + Number(zone.slice(-2)) * 60_000;
  return zone.startsWith('-') ? -size : size;
}

// Offsets change only at full hours of UTC, and asking Intl for one costs about a hundred times as much as this look-up.
function offset(instant: number, timeZone: string): number {
  const start = Math.floor(instant / hour) * hour;
  const key = `${timeZone} ${start}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const read = readOffset(start, timeZone);
  if (offsets.size >= 20_000) offsets.clear();
  offsets.set(key, read);
  return read;
}

function readOffset(instant: number, timeZone: string): number {
  const parts = new Map(
    calendar(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => (parts.get(type) ?? '').padStart(type === 'year' ? 4 : 2, '0');
  return Date.parse(`${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`) - instant;
}

function calendar(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  calendars.set(timeZone, made);
  return made;
}
