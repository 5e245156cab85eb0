import type { Language } from '../texts/language';
import { fixedDigits, parseDecimal } from './decimal-text';
import { defineNumberFormat } from './number-format';

const names = new Map<Language, string>();

/** An amount in Polish zloty with two decimals: 1 234,50 zł. */
export const money = defineNumberFormat({
  digits(value) {
    const amount = parseDecimal(value);
    return amount && fixedDigits(amount, 2);
  },
  unit: ({ language }) => currencyName(language),
});

/** The currency as the language writes it: zł in Polish, else PLN. */
function currencyName(language: Language): string {
  const known = names.get(language);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency: 'PLN' }).formatToParts(0);
  const name = parts.find((part) => part.type === 'currency')?.value ?? 'PLN';
  names.set(language, name);
  return name;
}
