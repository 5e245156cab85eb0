import { expect, it } from 'vitest';
import { amountDigits, amountWords } from './money-words';

const context = { language: 'pl', timeZone: 'Europe/Warsaw', translate: (key: string) => (key === 'engine.currency' ? 'zł' : key) } as const;

it('an amount is grouped, has two decimals and its unit', () => {
  expect(amountWords(99_999_999_999n, context)).toBe('999\u00a0999\u00a0999,99\u00a0zł');
  expect(amountWords(5n, context)).toBe('0,05\u00a0zł');
  expect(amountWords(5n, { ...context, language: 'en', translate: () => 'PLN' })).toBe('0,05\u00a0PLN');
});

it('an amount under a heading with its unit has none', () => {
  expect(amountDigits(99_999_999_999n)).toBe('999\u00a0999\u00a0999,99');
  expect(amountDigits(-123_450n)).toBe('-1\u00a0234,50');
});
