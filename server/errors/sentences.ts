import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, type Language, languages } from '../../engine';
import type { OfficeErrorName } from './catalogue';

// One file a language: a language is added without a word of code.
const texts: ReadonlyMap<Language, ReadonlyMap<string, string>> = new Map(languages.map((language) => [language, readSentences(language)]));

function readSentences(language: Language): ReadonlyMap<string, string> {
  const file = join(import.meta.dirname, 'texts', `${language}.json`);
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(read)) throw new Error(`${file} holds no sentences.`);
  return new Map(Object.entries(read).flatMap(([name, sentence]) => (typeof sentence === 'string' ? [[name, sentence] as const] : [])));
}

/** The sentence of an error in a language, with its values in their places. */
export function errorSentence(error: OfficeErrorName, values: Readonly<Record<string, string>>, language: Language): string {
  const sentence = errorSentences(language).get(error) ?? error;
  return sentence.replace(/{{(\w+)}}/g, (place, name: string) => values[name] ?? place);
}

/** The sentences of a language by the names of the errors; a test holds them complete. */
export function errorSentences(language: Language): ReadonlyMap<string, string> {
  return texts.get(language) ?? new Map();
}
