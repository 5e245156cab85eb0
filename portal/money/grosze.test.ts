import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormatOptions, formatValue } from '../../engine';
import { amountDigits, amountWords, parseGrosze, sumGrosze, zlotyNumber, zlotyText } from './grosze';

const options: FormatOptions = { language: 'pl', timeZone: 'Europe/Warsaw', translate: (key) => key, unit: null, withUnit: false };
const most = 999_999_999_999_999n;
// Every amount of which an office could think: small ones densely, large ones and both ends.
const amounts = fc.oneof(fc.bigInt(-100_000n, 100_000n), fc.bigInt(-most, most), fc.constantFrom(0n, 1n, -1n, most, -most));
// A fixed sample in the usual run, all in the full one.
const runs = process.env.OKIENKO_FULL === '1' ? 1_000_000 : 20_000;

describe('grosze', () => {
  it('read złoty written as a number or as a text with a dot', () => {
    expect([0, 1, 0.1, 4.35, 1_234.5, 999_999_999.99].map(parseGrosze)).toEqual([0n, 100n, 10n, 435n, 123_450n, 99_999_999_999n]);
    expect(['0', '0.1', '0.10', '-12.50', '007.05'].map(parseGrosze)).toEqual([0n, 10n, 10n, -1_250n, 705n]);
    expect(Object.is(zlotyNumber(parseGrosze('-0.00') ?? 1n), 0)).toBe(true);
  });

  it('take nothing that is not an amount', () => {
    for (const value of [0.001, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, 99_999_999_999_999, null, undefined, true, 5n, {}, [1]])
      expect(parseGrosze(value)).toBeNull();
    for (const text of ['', ' 1', '1,5', '1 000', '1.', '.5', '+1', '1e3', '0x10', '1.005', '--1', '٣', '1\n'])
      expect(parseGrosze(text)).toBeNull();
  });

  it('refuse to become a number that would not be the same amount', () => {
    expect(zlotyNumber(most)).toBe(9_999_999_999_999.99);
    expect(() => zlotyNumber(most + 1n)).toThrow('too many');
    expect(() => zlotyNumber(-most - 1n)).toThrow('too many');
  });

  it('are the same after a number, a text, JSON and the display of the screen', () => {
    fc.assert(
      fc.property(amounts, (grosze) => {
        const number = zlotyNumber(grosze);
        const carried: unknown = JSON.parse(JSON.stringify(number));
        const shown = formatValue('money', number, options);
        const read = shown?.replaceAll(/\s/g, '').replace('\u2212', '-').replace(',', '.');
        return parseGrosze(carried) === grosze && parseGrosze(zlotyText(grosze)) === grosze && read === zlotyText(grosze);
      }),
      { numRuns: runs, seed: 6 },
    );
  }, 300_000);

  it('are summed exactly', () => {
    expect(sumGrosze([])).toBe(0n);
    expect(zlotyText(sumGrosze(Array.from({ length: 10_000 }, () => 10n)))).toBe('1000.00');
    expect(sumGrosze([9_007_199_254_740_993n, 1n])).toBe(9_007_199_254_740_994n);
  });
});

const context = {
  language: 'pl',
  timeZone: 'Europe/Warsaw',
  translate: (key: string) => (key === 'engine.currency' ? 'zł' : key),
} as const;

it('an amount is grouped, has two decimals and its unit', () => {
  expect(amountWords(99_999_999_999n, context)).toBe('999\u00a0999\u00a0999,99\u00a0zł');
  expect(amountWords(5n, context)).toBe('0,05\u00a0zł');
  expect(amountWords(5n, { ...context, language: 'en', translate: () => 'PLN' })).toBe('0,05\u00a0PLN');
});

it('an amount under a heading with its unit has none', () => {
  expect(amountDigits(99_999_999_999n)).toBe('999\u00a0999\u00a0999,99');
  expect(amountDigits(-123_450n)).toBe('-1\u00a0234,50');
});
