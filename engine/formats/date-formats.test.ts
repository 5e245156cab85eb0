import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMoment } from '../values/moment';
import { type FormatOptions, formats, formatValue } from './index';

const zone = 'Europe/Warsaw';
const options: FormatOptions = { language: 'pl', timeZone: zone, translate: (key) => key, unit: null, withUnit: true };

describe('dates', () => {
  test('are shown as dd.mm.yyyy in every language [FORMAT-01]', () => {
    for (const language of ['pl', 'en', 'cs']) expect(formatValue('date', '2026-03-09', { ...options, language })).toBe('09.03.2026');
  });

  test('are read from yyyy-MM-dd, dd.MM.yyyy and yyyy-MM-dd HH:mm:ss [FORMAT-02]', () => {
    const written = ['2026-03-09', '09.03.2026', '2026-03-09 23:59:59'];
    expect(written.map((value) => formatValue('date', value, options))).toEqual(['09.03.2026', '09.03.2026', '09.03.2026']);
  });

  test('that are not in the calendar are not shown', () => {
    const wrong = ['2026-02-29', '2026-13-01', '2026-00-10', '31.04.2026', '2026-3-9', '0000-01-01', 'dzisiaj', '', 20260309, null];
    expect(wrong.map((value) => formatValue('date', value, options))).toEqual(wrong.map(() => null));
  });

  test('order by the calendar, not by their text [TABLE-10]', () => {
    const days = ['31.01.2024', '01.02.2023', '2024-02-01', '15.12.2022'];
    const key = (day: string) => Number(formats.date.sortKey(day, options));
    expect([...days].sort((left, right) => key(left) - key(right))).toEqual(['15.12.2022', '01.02.2023', '31.01.2024', '2024-02-01']);
  });

  test('of a moment with a zone are those of the portal, also around midnight', () => {
    expect(formatValue('date', '2026-01-31T23:30:00Z', options)).toBe('01.02.2026');
    expect(formatValue('date', '2026-01-31T23:30:00+01:00', options)).toBe('31.01.2026');
  });
});

describe('moments', () => {
  test('without a zone are shown as they stand', () => {
    expect(formatValue('date-time', '2026-03-09 07:05:59', options)).toBe('09.03.2026\u00a007:05');
    expect(formats['date-time'].csv('2026-03-09 07:05:59', options)).toBe('09.03.2026 07:05');
  });

  test.each([
    ['2026-03-29T00:59:59Z', '29.03.2026 01:59'],
    ['2026-03-29T01:00:00Z', '29.03.2026 03:00'],
    ['2026-10-25T00:30:00Z', '25.10.2026 02:30'],
    ['2026-10-25T01:30:00Z', '25.10.2026 02:30'],
    ['2026-10-25T02:30:00.123Z', '25.10.2026 03:30'],
  ])('%s is %s in Warsaw on a day of changed time', (value, shown) => {
    expect(formats['date-time'].csv(value, options)).toBe(shown);
  });

  test('of the repeated hour in autumn keep their order', () => {
    const keys = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((value) => Number(formats['date-time'].sortKey(value, options)));
    expect(keys[0]).toBeLessThan(keys[1] ?? 0);
  });

  test('with and without a zone stand on one time line', () => {
    const local = formats['date-time'].sortKey('2026-07-01 12:00:00', options);
    expect(local).toBe(formats['date-time'].sortKey('2026-07-01T10:00:00Z', options));
    expect(local).toBe(formats['date-time'].sortKey('2026-07-01T12:00:00+02:00', options));
  });

  test('with an impossible time are not shown', () => {
    const wrong = [
      '2026-03-09 24:00:00',
      '2026-03-09 12:60:00',
      '2026-02-30 12:00:00',
      '2026-03-09 1:00',
      '2026-03-09T12:00:00 Z',
      null,
      5,
    ];
    expect(wrong.map((value) => formatValue('date-time', value, options))).toEqual(wrong.map(() => null));
  });

  test('agree with Intl for any instant from 1970 to 2100', () => {
    const intl = new Intl.DateTimeFormat('pl-PL', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    fc.assert(
      fc.property(fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (instant) => {
        const shown = formats['date-time'].csv(instant.toISOString(), options);
        expect(shown).toBe(
          intl
            .format(instant)
            .replace(/^(\d)\./, '0$1.')
            .replace(', ', ' '),
        );
        expect(parseMoment(instant.toISOString(), zone)?.instant).toBe(instant.getTime());
      }),
    );
  });
});
