import { expect, it } from 'vitest';
import { openDay, today } from './today';

it('takes the day of the portal, not of the browser', () => {
  openDay(undefined);
  expect(today(Date.parse('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  expect(today(Date.parse('2026-07-01T12:00:00Z'))).toBe('2026-07-01');
});

it('believes the day of the page only while the clock of the browser is on it', () => {
  openDay({ date: '2026-11-21', from: Date.parse('2026-11-20T23:00Z'), until: Date.parse('2026-11-21T23:00Z') });
  expect(today(Date.parse('2026-11-21T22:59:59Z'))).toBe('2026-11-21');
  expect(today(Date.parse('2026-11-21T23:00:00Z'))).toBe('2026-11-22');
  expect(today(Date.parse('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
});
