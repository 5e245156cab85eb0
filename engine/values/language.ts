/** A language by its ISO 639 code: cs, uk. Which languages there are is said by the texts of a pack, not by the code. */
export type Language = string;

/** The language in which definitions are written, and in which stands what another one lacks. */
export const originalLanguage = 'pl';

/** Whether a word can name a language. */
export function isLanguage(word: unknown): word is Language {
  return typeof word === 'string' && /^[a-z]{2,3}$/.test(word);
}

/** Looks up a text of the catalogue (`definitions/texts`) by key and fills its `{{name}}` places, with nothing where no value is given; `count` chooses the plural form. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number | null | undefined>>) => string;
