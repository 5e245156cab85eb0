import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FormatOptions, formats, formatValue } from './index';

const words: Readonly<Record<string, string>> = { 'engine.yes': 'tak', 'engine.no': 'nie' };
const options: FormatOptions = {
  language: 'pl',
  timeZone: 'Europe/Warsaw',
  translate: (key) => words[key] ?? key,
  unit: null,
  withUnit: true,
};

describe('account numbers', () => {
  test('of 26 characters are grouped by two and six times four [FORMAT-08] [LIMIT-18]', () => {
    const shown = '61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874';
    expect(formatValue('account-number', '61109010140000071219812874', options)).toBe(shown);
  });

  test('of any other length stay as they are [LIMIT-18]', () => {
    fc.assert(
      fc.property(
        fc.string().filter((value) => value.length !== 26),
        (value) => formatValue('account-number', value, options) === value,
      ),
    );
  });

  test('lose nothing but spaces by grouping', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 26, maxLength: 26 }).map((list) => list.join(''));
    fc.assert(fc.property(digits, (value) => formatValue('account-number', value, options)?.replaceAll('\u00a0', '') === value));
  });

  test('have plain spaces in CSV, so that a spreadsheet keeps all 26 digits', () => {
    expect(formats['account-number'].csv('61109010140000071219812874', options)).toBe('61 1090 1014 0000 0712 1981 2874');
    expect(formats['account-number'].copy?.('61 1090 1014\u00a00000 0712 1981 2874')).toBe('61109010140000071219812874');
  });
});

test('the unit codes m2 and m3 are shown as m² and m³, others as they are [FORMAT-07]', () => {
  expect(['m2', 'm3', 'ha', 'kg', 'szt.'].map((code) => formatValue('unit-code', code, options))).toEqual(['m²', 'm³', 'ha', 'kg', 'szt.']);
});

test('true and false are words of the catalogue', () => {
  expect([true, false, 'true', 1, null].map((value) => formatValue('yes-no', value, options))).toEqual(['tak', 'nie', null, null, null]);
});

test('a year is never grouped', () => {
  expect([2026, '2026', 1].map((value) => formatValue('year', value, options))).toEqual(['2026', '2026', '1']);
  expect([2026.5, '26', 0, 10_000, null].map((value) => formatValue('year', value, options))).toEqual([null, null, null, null, null]);
});

test('a list is joined by commas, and is no list when it holds other things', () => {
  expect(formatValue('list', ['woda', 2, 'ścieki'], options)).toBe('woda, 2, ścieki');
  expect([['a', null], [['a']], 'a', null].map((value) => formatValue('list', value, options))).toEqual([null, null, null, null]);
});

test('no format shows the words null or undefined', () => {
  for (const format of Object.values(formats)) {
    for (const value of [null, undefined]) {
      expect(format.format(value, options)).toBeNull();
      expect(format.sortKey(value, options)).toBeNull();
      expect(format.csv(value, options)).toBe('');
    }
  }
});
