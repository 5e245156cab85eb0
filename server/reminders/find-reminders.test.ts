import { expect, it } from 'vitest';
import { kindOn } from './find-reminders';

it.each([
  ['2026-11-29', null],
  ['2026-11-28', 'before'],
  ['2026-11-23', 'before'],
  ['2026-11-22', 'soon'],
  ['2026-11-21', 'soon'],
  ['2026-11-20', null],
  ['2026-11-19', null],
  ['2026-11-18', 'overdue'],
  ['2026-10-22', 'overdue'],
  ['2026-10-21', null],
  ['2099-01-01', null],
  ['1999-01-01', null],
])('of an instalment due on %s is said on 21 November 2026: %s', (dueOn, kind) => expect(kindOn(dueOn, '2026-11-21')).toBe(kind));

it('counts days, not hours, over the change of the clock', () => {
  expect(kindOn('2026-10-26', '2026-10-25')).toBe('soon');
  expect(kindOn('2026-10-31', '2026-10-24')).toBe('before');
});
