import { amountWords, type Grosze } from '../../../engine';

/** An amount for people: `1 234,50 zł`, with hard spaces. */
export function formatMoney(grosze: Grosze, currency: string): string {
  const words = amountWords(grosze, { language: 'pl', timeZone: 'Europe/Warsaw', translate: (key) => key });
  return currency === 'PLN' ? words : `${words} (${currency})`;
}
