import { describe, expect, it } from 'vitest';
import { parsePlainDate } from '../values/plain-date';
import { calendarFile } from './calendar-file';

const day = (text: string) => {
  const parsed = parsePlainDate(text);
  if (parsed === null) throw new Error(text);
  return parsed;
};
const now = new Date('2026-11-24T10:11:12.345Z');
const file = (title: string, on = '2026-12-31') =>
  calendarFile([{ uid: 'abc', day: day(on), title }], { now, origin: 'https://okienko.gmina.example:8443' });
/** The lines as a calendar reads them: pieces joined, then unescaped. */
const read = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a file for calendars', () => {
  it('has each day as a whole one, that ends with the next, over the end of a year and a change of the clock', () => {
    expect(read(file('Rata'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Okienko//PL',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:abc@okienko.gmina.example',
      'DTSTAMP:20261124T101112Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Rata',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Rata',
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(file('Rata', '2026-10-25')).toContain('DTEND;VALUE=DATE:20261026');
  });

  it('cannot be broken by what an entry says', () => {
    const lines = read(file('a,b;c\\d\r\nEND:VCALENDAR\u0000\nkoniec'));
    expect(lines).toContain('SUMMARY:a\\,b\\;c\\\\d\\nEND:VCALENDAR\\nkoniec');
    expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  });

  it('has no line above 75 bytes, and cuts no letter', () => {
    const title = 'Opłata za gospodarowanie odpadami 🗑 zażółć gęślą jaźń '.repeat(8);
    const text = file(title);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(read(text)).toContain(`SUMMARY:${title}`);
  });
});
