import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkRule, comparePlainDates, formatPlainDate, parsePlainDate, type RuleContext } from '../rules/index';

const context: RuleContext = { today: '2026-03-02', taxNumber: 'either' };
const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a plain date', () => {
  test('comes back unchanged from dd.mm.yyyy for every day of the calendar', () => {
    fc.assert(
      fc.property(day, (text) => {
        const date = parsePlainDate(text);
        expect(date && parsePlainDate(formatPlainDate(date))).toBe(text);
      }),
    );
  });

  test('exists exactly when the calendar of UTC keeps year, month and day', () => {
    const numbers = fc.tuple(fc.integer({ min: 100, max: 9999 }), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 40 }));
    fc.assert(
      fc.property(numbers, ([year, month, dayOfMonth]) => {
        const kept = new Date(Date.UTC(year, month - 1, dayOfMonth));
        const exists = kept.getUTCFullYear() === year && kept.getUTCMonth() === month - 1 && kept.getUTCDate() === dayOfMonth;
        const text = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(dayOfMonth).padStart(2, '0')].join('-');
        expect(parsePlainDate(text) !== null).toBe(exists);
      }),
      { numRuns: 2000 },
    );
  });

  test('compares like the instants of the days', () => {
    fc.assert(
      fc.property(day, day, (left, right) => {
        const [first, second] = [parsePlainDate(left), parsePlainDate(right)];
        expect(first && second && Math.sign(comparePlainDates(first, second))).toBe(Math.sign(Date.parse(left) - Date.parse(right)));
      }),
    );
  });

  test.each([
    '',
    '2026-3-9',
    '9.3.2026',
    '2026/03/09',
    '2026-03-09T00:00',
    '20260309',
    ' 2026-03-09',
    '1900-02-29',
    '2100-02-29',
    '0000-01-01',
  ])('is not %j', (text) => {
    expect(parsePlainDate(text)).toBeNull();
  });
});

describe('date rules', () => {
  test('a wrong date, a date in the future and one before 1900-01-01 fail [FORMAT-10] [LIMIT-02]', () => {
    expect(checkRule('date', '31.02.2026', undefined, context)).toBe(false);
    expect(checkRule('not-future', '03.03.2026', undefined, context)).toBe(false);
    expect(checkRule('not-future', '02.03.2026', undefined, context)).toBe(true);
    expect(checkRule('not-before', '31.12.1899', '1900-01-01', context)).toBe(false);
    expect(checkRule('not-before', '01.01.1900', '1900-01-01', context)).toBe(true);
  });

  test('what is no date fails every comparison of dates', () => {
    for (const id of ['not-future', 'not-past', 'not-before', 'not-after'] as const) {
      expect(checkRule(id, '31.02.2026', '2026-01-01', context)).toBe(false);
    }
  });
});
