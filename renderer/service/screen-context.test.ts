import { expect, it } from 'vitest';
import { todayIn } from './screen-context';

it('takes the day of the portal, not of the browser', () => {
  expect(todayIn('Europe/Warsaw', new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  expect(todayIn('Europe/Warsaw', new Date('2026-07-01T12:00:00Z'))).toBe('2026-07-01');
});
