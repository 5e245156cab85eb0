import type { Language } from '../../engine';

/** Name of the query parameter by which an address opens the portal in a language. */
export const languageParam = 'lang';

/** The language that an address names, null when it names none of those that are offered. */
export function namedLanguage(address: string, offered: readonly Language[]): Language | null {
  const named = new URLSearchParams(address.split('?', 2)[1] ?? '').get(languageParam);
  return offered.find((language) => language === named) ?? null;
}
