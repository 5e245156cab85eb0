import { amountWords, type Grosze } from '../../../portal';

const context = { language: 'pl', timeZone: 'Europe/Warsaw', translate: (key: string) => key } as const;

/** An amount for people: `1 234,50 zł`, with hard spaces. */
export function formatMoney(grosze: Grosze, currency: string): string {
  const words = amountWords(grosze, context);
  return currency === 'PLN' ? words : `${words} (${currency})`;
}
