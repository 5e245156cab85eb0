import { expect, it } from 'vitest';
import { accountWords, amountWords } from './money-words';

const context = { language: 'pl', timeZone: 'Europe/Warsaw', translate: (key: string) => key } as const;

it('an amount is grouped, has two decimals and its unit', () => {
  expect(amountWords(99_999_999_999n, context)).toBe('999\u00a0999\u00a0999,99\u00a0zł');
  expect(amountWords(5n, context)).toBe('0,05\u00a0zł');
  expect(amountWords(5n, { ...context, language: 'en' })).toBe('0,05\u00a0PLN');
});

it('an account number is grouped, and anything else stays as it is', () => {
  expect(accountWords('61109010140000071219812874', context)).toBe('61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874');
  expect(accountWords('kasa urzędu', context)).toBe('kasa urzędu');
});
