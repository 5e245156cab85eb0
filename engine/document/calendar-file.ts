import type { PlainDate } from '../values/plain-date';
import { utf8Length } from '../values/utf8-length';

/** A day in a calendar. */
export interface CalendarEntry {
  /** The same for the same thing, so that a calendar which gets it again changes its entry. */
  readonly uid: string;
  readonly day: PlainDate;
  readonly title: string;
}

const subscriptions = '/kalendarz';

/** Addresses at which calendar programs read the days of a block: the pattern of the portal's server, and that of one block. */
export const subscriptionPattern = `${subscriptions}/:slug/:block.ics`;
export function subscriptionPath(slug: string, block: string): string {
  return `${subscriptions}/${slug}/${block}.ics`;
}

const lineEnd = '\r\n';
/** Bytes of a line; what is longer goes on in the next. */
const mostBytes = 75;
const dayLength = 24 * 3_600_000;

/**
 * The entries as an iCalendar file (RFC 5545): each a whole day that leaves the reader free, with an alarm at nine in the morning of the day
 * before. `origin` tells the entries of one portal from those of another.
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  { now, origin, name }: { readonly now: Date; readonly origin: string; readonly name?: string },
): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const host = /^https?:\/\/([^/:]+)/.exec(origin)?.[1] ?? 'portal';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Okienko//PL',
    'CALSCALE:GREGORIAN',
    // A calendar that is read again and again has a name, and says how often that is worth while.
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D', 'X-PUBLISHED-TTL:P1D']),
    ...entries.flatMap(({ uid, day, title }) => [
      'BEGIN:VEVENT',
      `UID:${uid}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
      `SUMMARY:${escaped(title)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + lineEnd).join('');
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayLength).toISOString().slice(0, 10);
}

/** A text as a value: line breaks are written, other signs of control left out. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A line in pieces of at most 75 bytes, none of which cuts a letter. */
function folded(line: string): string {
  const pieces = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = utf8Length(letter);
    if (bytes + size > mostBytes) {
      pieces.push('');
      // The space at the beginning of a further piece.
      bytes = 1;
    }
    pieces[pieces.length - 1] += letter;
    bytes += size;
  }
  return pieces.join(`${lineEnd} `);
}
