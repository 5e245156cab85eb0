import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarDay, isOnDay } from './calendar-day';

const warsaw = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });
const dateAt = (moment: number) => warsaw.format(moment);
const hours = ({ from, until }: { readonly from: number; readonly until: number }) => (until - from) / 3_600_000;

it('lasts from midnight to midnight of the time zone, also on the days when the clocks change', () => {
  const day = calendarDay(Date.parse('2026-11-21T15:25:10Z'), dateAt);
  expect(day).toEqual({ date: '2026-11-21', from: Date.parse('2026-11-20T23:00Z'), until: Date.parse('2026-11-21T23:00Z') });
  expect(hours(calendarDay(Date.parse('2026-03-29T12:00Z'), dateAt))).toBe(23);
  expect(hours(calendarDay(Date.parse('2026-10-25T12:00Z'), dateAt))).toBe(25);
});

it('holds exactly the moments whose date it names', () => {
  const moment = fc.integer({ min: Date.parse('2020-01-01T00:00Z'), max: Date.parse('2040-01-01T00:00Z') });
  fc.assert(
    fc.property(moment, fc.integer({ min: -30 * 3_600_000, max: 30 * 3_600_000 }), (now, distance) => {
      const day = calendarDay(now, dateAt);
      expect(isOnDay(day, now)).toBe(true);
      expect(isOnDay(day, now + distance)).toBe(dateAt(now + distance) === day.date);
    }),
    { numRuns: 200, seed: 6 },
  );
});
