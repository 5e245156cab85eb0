import { describe, expect, it } from 'vitest';
import { readDate, readFlag, readNumber } from './read-text';

describe('what a text of another office holds', () => {
  it.each([
    ['6,20', 6.2],
    ['6.20', 6.2],
    ['-6,20', -6.2],
    ['−1 234,50', -1234.5],
    ['1 234 567,5', 1_234_567.5],
    ['1\u00a0234', 1234],
    ['1.234.567,50', 1_234_567.5],
    ['1,234.50', 1234.5],
    ['1.234', 1.234],
    ['1,234', 1.234],
    ['1.234.567', 1_234_567],
    ['12345', 12_345],
    [' 7 ', 7],
    [7.5, 7.5],
    ['', null],
    ['brak', null],
    ['6,20 zł', null],
    ['1 23', null],
    ['1,2,3', null],
    ['1e5', null],
    ['Infinity', null],
    [true, null],
    [null, null],
  ])('the number %j is %j', (value, number) => {
    expect(readNumber(value)).toBe(number);
  });

  it.each([
    ['31.12.2026', '2026-12-31'],
    ['1.2.2026', '2026-02-01'],
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31T10:00:00+01:00', '2026-12-31'],
    ['2026-12-31 10:00', '2026-12-31'],
    ['31.02.2026', null],
    ['2026', null],
    ['', null],
    [20_261_231, null],
    [null, null],
  ])('the day %j is %j', (value, day) => {
    expect(readDate(value)).toBe(day);
  });

  it.each([
    ['T', true],
    ['tak', true],
    [1, true],
    ['N', false],
    ['NIE', false],
    [0, false],
    [false, false],
    ['może', null],
    [2, null],
    [null, null],
  ])('the flag %j is %j', (value, flag) => {
    expect(readFlag(value)).toBe(flag);
  });
});
