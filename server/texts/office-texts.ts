import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, type Language, originalLanguage } from '../../engine';
import polish from './catalogue/pl.json' with { type: 'json' };

/** Name of a text of the office. */
export type OfficeTextKey = keyof typeof polish;

const folder = join(import.meta.dirname, 'catalogue');

// One file a language: a language is added without a word of code.
const catalogues: ReadonlyMap<Language, ReadonlyMap<string, string>> = new Map(
  readdirSync(folder).map((file) => [file.replace(/\.json$/, ''), readCatalogue(join(folder, file))]),
);

function readCatalogue(file: string): ReadonlyMap<string, string> {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(read)) throw new Error(`${file} holds no texts.`);
  return new Map(Object.entries(read).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : [])));
}

/** Languages in which the office itself has texts. */
export const officeLanguages: readonly Language[] = [...catalogues.keys()];

/** What the office says in a language, with its values in their places; Polish where it lacks the text in that language. */
export function officeText(key: OfficeTextKey, language: Language, values: Readonly<Record<string, string>> = {}): string {
  const text = catalogues.get(language)?.get(key) ?? polish[key];
  return text.replace(/{{(\w+)}}/g, (place, name: string) => values[name] ?? place);
}

/** The texts of a language as they stand in its file; a test holds them complete. */
export function officeTexts(language: Language): ReadonlyMap<string, string> {
  return catalogues.get(language) ?? new Map();
}

/** Whether the office has a text of this name. */
export function isOfficeText(key: string): key is OfficeTextKey {
  return Object.hasOwn(polish, key);
}

/** The language in which the office speaks to whom asks for one: Polish when it has no texts in that. */
export function spokenLanguage(language: Language): Language {
  return catalogues.has(language) ? language : originalLanguage;
}
