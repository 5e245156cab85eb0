import { fixedDigits, parseDecimal } from '../values/decimal-text';
import type { Language } from '../values/language';
import { defineNumberFormat } from './number-format';

// As Intl writes it; the browser's first use of Intl costs 15 ms, on an old phone ten times as much.
const currencyNames = { pl: 'zł', en: 'PLN', de: 'PLN', uk: 'PLN' } as const satisfies Readonly<Record<Language, string>>;

/** An amount in Polish zloty with two decimals: 1 234,50 zł. */
export const money = defineNumberFormat({
  digits(value) {
    const amount = parseDecimal(value);
    return amount && fixedDigits(amount, 2);
  },
  unit: ({ language }) => currencyNames[language],
});
