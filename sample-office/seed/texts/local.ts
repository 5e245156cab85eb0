import type { LocalText } from '../../../server/database';
import { hardSpaces, wholeNumbers } from '../../../server/texts';

/** A text of the sample office in four languages, or in Polish alone. */
export function local(pl: string): LocalText;
export function local(pl: string, en: string, de: string, uk: string): LocalText;
export function local(pl: string, en?: string, de?: string, uk?: string): LocalText {
  const polish = { pl: hardSpaces(pl) };
  return en !== undefined && de !== undefined && uk !== undefined
    ? { ...polish, en: wholeNumbers(en), de: wholeNumbers(de), uk: hardSpaces(uk) }
    : polish;
}
