import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import english from '../../definitions/texts/en.json';
import polish from '../../definitions/texts/pl.json';
import { parseTypedNumber } from '../rules';
import type { Language } from '../values/language';
import { type FormatOptions, formats, formatValue } from './index';

const hardSpace = '\u00a0';

function buildOptions(language: Language = 'pl', unit: string | null = null): FormatOptions {
  return { language, timeZone: 'Europe/Warsaw', translate: (key) => currencies[language] ?? key, unit, withUnit: true };
}

const currencies: Readonly<Record<Language, string>> = { pl: polish['engine.currency'], en: english['engine.currency'] };

/** Grosze, or any hundredths, as a decimal text. */
function buildDecimal(hundredths: bigint): string {
  const size = hundredths < 0n ? -hundredths : hundredths;
  return `${hundredths < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
}

describe('amounts', () => {
  test('have Polish grouping from 1 000 on, a comma, two decimals and the currency [FORMAT-04]', () => {
    expect(formatValue('money', 1234.5, buildOptions())).toBe('1\u00a0234,50\u00a0zł');
    expect(formatValue('money', '-9876543210.005', buildOptions())).toBe('-9\u00a0876\u00a0543\u00a0210,01\u00a0zł');
  });

  test('are in PLN, which Polish writes zł [FORMAT-14]', () => {
    const units = ['pl', 'en'].map((language) => formatValue('money', 0, buildOptions(language)));
    expect(units).toEqual(['0,00\u00a0zł', '0,00\u00a0PLN']);
    expect(['pl', 'en'].map((language) => formats.money.unit?.(buildOptions(language)))).toEqual(['zł', 'PLN']);
  });

  test('leave the currency to the heading when it says it', () => {
    expect(formatValue('money', 1234.5, { ...buildOptions(), withUnit: false })).toBe('1\u00a0234,50');
  });

  test('agree with Intl in digits and grouping for every decimal of two places', () => {
    const intl = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' });
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (grosze) => {
        const amount = grosze / 100;
        expect(formatValue('money', amount, { ...buildOptions(), withUnit: false })).toBe(intl.format(amount).replace(/^-0,00$/, '0,00'));
      }),
    );
  });

  test('round half up, away from zero, at any size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.integer({ min: 0, max: 9 }), (hundredths, next) => {
        const away = hundredths < 0n ? -1n : 1n;
        const expected = formatValue('money', buildDecimal(next >= 5 ? hundredths + away : hundredths), buildOptions());
        expect(formatValue('money', `${buildDecimal(hundredths)}${next}`, buildOptions())).toBe(expected);
      }),
    );
  });

  // All of them in the full test, else every ninth.
  const step = process.env.OKIENKO_FULL === '1' ? 1 : 9;

  test(`amounts below 10 000, ${step === 1 ? 'each' : 'every ninth'} of 1 000 000, come through typing, JSON and display unchanged`, () => {
    const options = { ...buildOptions(), withUnit: false };
    let differences = 0;
    for (let grosze = 0; grosze < 1_000_000; grosze += step) {
      const zlote = Math.trunc(grosze / 100);
      const cents = String(grosze % 100).padStart(2, '0');
      const stored: unknown = JSON.parse(JSON.stringify(parseTypedNumber(`${zlote},${cents}`)?.toNumber()));
      const whole = zlote < 1000 ? String(zlote) : `${Math.trunc(zlote / 1000)}${hardSpace}${String(zlote % 1000).padStart(3, '0')}`;
      if (formats.money.format(stored, options) !== `${whole},${cents}`) differences += 1;
    }
    expect(differences).toBe(0);
  });

  test('are read back from CSV as the same number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (hundredths) => {
        const cell = formats.money.csv(buildDecimal(hundredths), buildOptions());
        expect(cell).toMatch(/^-?\d+,\d{2}$/);
        expect(parseTypedNumber(cell)?.toFixed(2)).toBe(buildDecimal(hundredths));
      }),
    );
  });
});

describe('quantities', () => {
  test.each([
    ['m2', '1\u00a0200,5\u00a0m²'],
    ['ha', '1\u00a0200,5\u00a0ha'],
  ])('an area in %s is shown as %s [FORMAT-05]', (unit, shown) => {
    expect(formatValue('quantity', 1200.5, buildOptions('pl', unit))).toBe(shown);
  });

  test.each([
    ['m3', '17,25\u00a0m³'],
    ['l', '17,25\u00a0l'],
  ])('a volume in %s is shown as %s [FORMAT-06]', (unit, shown) => {
    expect(formatValue('quantity', 17.25, buildOptions('pl', unit))).toBe(shown);
  });

  test('give their unit to the heading when all rows have the same', () => {
    expect(formats.quantity.unit?.(buildOptions('pl', 'm2'))).toBe('m²');
    expect(formats.quantity.unit?.(buildOptions())).toBeNull();
  });
});

describe('every number', () => {
  const numeric = (['integer', 'decimal', 'money', 'percent', 'quantity'] as const).map((id) => ({ id }));

  test.each(numeric)('$id stands at the end of its column and can be summed', ({ id }) => {
    expect(formats[id]).toMatchObject({ align: 'end', numeric: true });
  });

  test.each(numeric)('$id never shows what is no number', ({ id }) => {
    for (const value of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY, '', ' ', '1,5', '1e3', '0x10', '12abc', true, {}, [1]]) {
      expect(formatValue(id, value, buildOptions())).toBeNull();
      expect(formats[id].sortKey(value, buildOptions())).toBeNull();
    }
  });

  test.each(numeric)('$id never shows a negative zero', ({ id }) => {
    expect(formatValue(id, -0, buildOptions())).not.toContain('-');
    expect(formatValue(id, '-0', buildOptions())).not.toContain('-');
  });

  test('loses the dust of binary fractions', () => {
    expect(formatValue('decimal', 0.1 + 0.2, buildOptions())).toBe('0,3');
    expect(formatValue('money', 1.005, buildOptions())).toBe('1,01\u00a0zł');
  });
});
