import type { LocalText } from '../../database/shell-tables';

/** A text of the sample office in four languages, or in Polish alone. */
export function local(pl: string): LocalText;
export function local(pl: string, en: string, de: string, uk: string): LocalText;
export function local(pl: string, en?: string, de?: string, uk?: string): LocalText {
  const polish = { pl: hardSpaces(pl) };
  return en !== undefined && de !== undefined && uk !== undefined ? { ...polish, en, de, uk: hardSpaces(uk) } : polish;
}

// A one-letter word must not end a line: Polish a, i, o, u, w, z; Ukrainian а, в, з, і, й, о, у, я.
export function hardSpaces(text: string): string {
  return text.replace(/(?<=^|[\s(„>])([aiouwzавзійоуя]) /giu, '$1\u00a0');
}
