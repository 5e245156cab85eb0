import { expect, test } from 'vitest';
import { breakAhead, breakOn, breakSpan } from './planned-break';

const day = 24 * 3_600_000;
const short = { from: 10 * day, until: 11 * day, reason: 'Nowy rejestr' };
const long = { from: 10 * day, until: 12 * day };
const late = { from: 30 * day, until: 31 * day };
const breaks = [late, short, long];

test('a break is on from its first moment until the one after it, and of two the longer one is told', () => {
  expect([10 * day - 1, 10 * day, 12 * day - 1, 12 * day].map((moment) => breakOn(breaks, moment))).toEqual([null, long, long, null]);
  expect(breakOn([short], 10 * day)).toBe(short);
});

test('the next break is announced for a week, until it begins', () => {
  expect([3 * day - 1, 3 * day, 10 * day - 1].map((moment) => breakAhead(breaks, moment))).toEqual([null, short, short]);
  expect([10 * day, 22 * day, 23 * day].map((moment) => breakAhead(breaks, moment))).toEqual([null, null, late]);
});

test('a pack that plans none has none', () => {
  expect([breakOn(undefined, 0), breakAhead(undefined, 0), breakOn([], 0), breakAhead([], 0)]).toEqual([null, null, null, null]);
});

test('how long a break lasts is said in each language, in the time of the office, with a day that stands once', () => {
  const one = { from: Date.parse('2026-12-01T07:00:00Z'), until: Date.parse('2026-12-01T15:00:00Z') };
  const plain = (language: string) => breakSpan(one, language).replaceAll(/[\u00A0\u202F\u2009]/g, ' ');
  expect(plain('pl')).toMatch(/^1 grudnia 2026,? 08:00–16:00$/);
  expect(plain('en')).toMatch(/^December 1, 2026.* 8:00.* 4:00 PM$/);
});
