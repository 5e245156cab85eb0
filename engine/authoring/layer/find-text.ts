import { isLanguage, type Language, originalLanguage } from '../../values/language';
import { pointerStep } from '../../values/pointer-step';
import { textPlaces } from '../compile/translate';
import { isJsonObject, type JsonValue } from '../parse/json-value';
import { type LanguageInUse, standardLanguage } from '../source/language-in-use';
import { fileValue, type Ground } from './ground';
import { valueAtIds, withIds } from './id-pointer';

/** A sentence that residents read, where it is written. */
export interface FoundText {
  readonly file: string;
  /** Pointer with ids to what it says in the original language: in the definition for a translation as well. */
  readonly path: string;
  readonly text: string;
  readonly language: Language;
}

/** Sentences of residents with these words in them, whatever their case and accents, at most `most` of them. */
export function findText(ground: Ground, words: string, most: number, language: LanguageInUse = standardLanguage): readonly FoundText[] {
  const sought = folded(words.trim());
  const found: FoundText[] = [];
  if (sought === '') return found;
  for (const file of ground.files) {
    for (const each of sentencesOf(ground, file, language)) {
      if (folded(each.text).includes(sought)) found.push(each);
      if (found.length >= most) return found;
    }
  }
  return found;
}

/** Text without case and accents, for comparing what people type. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[łŁ]/g, 'l').replaceAll('\u00a0', ' ').toLowerCase();
}

function* sentencesOf(ground: Ground, file: string, language: LanguageInUse): Iterable<FoundText> {
  const definition = definitionFile.test(file) ? fileValue(ground, file) : undefined;
  if (isJsonObject(definition)) {
    const places = placesOf(definition, language);
    for (const { path } of places.values()) {
      for (const text of sentencesIn(valueAtIds(definition, path))) yield { file, path, text, language: originalLanguage };
    }
    const folder = file.slice(0, file.lastIndexOf('/'));
    for (const other of ground.files) {
      const spoken = other.startsWith(`${folder}/`) ? other.slice(folder.length + 1).replace(/\.json$/, '') : '';
      if (isLanguage(spoken)) yield* translations(fileValue(ground, other), spoken, (key) => ({ file, path: places.get(key)?.path ?? '' }));
    }
  }
  const [, catalogue = ''] = /^texts\/([a-z]+)\.json$/.exec(file) ?? [];
  if (isLanguage(catalogue)) yield* translations(fileValue(ground, file), catalogue, (key) => ({ file, path: `/${pointerStep(key)}` }));
}

const definitionFile = /^(?:services|screens)\/[^/]+\/(?:service|screen)\.json$/;

function* translations(
  texts: JsonValue | undefined,
  language: Language,
  placeOf: (key: string) => Pick<FoundText, 'file' | 'path'>,
): Iterable<FoundText> {
  if (!isJsonObject(texts)) return;
  for (const [key, entry] of Object.entries(texts)) {
    if (key !== '$schema') for (const text of sentencesIn(entry)) yield { ...placeOf(key), text, language };
  }
}

function placesOf(
  definition: Readonly<Record<string, JsonValue>>,
  language: LanguageInUse,
): ReadonlyMap<string, { readonly path: string }> {
  const places = textPlaces(definition, language);
  return new Map(places.map(({ key, path }) => [key, { path: withIds(definition, path.map((step) => `/${pointerStep(step)}`).join('')) }]));
}

/** The sentences of a text: itself, or each of its plural forms. */
function sentencesIn(text: JsonValue | undefined): readonly string[] {
  if (typeof text === 'string') return [text];
  if (!isJsonObject(text)) return [];
  return Object.values(isJsonObject(text.plural) ? { ...text.plural, ...(text.text !== undefined && { text: text.text }) } : text).filter(
    (each) => typeof each === 'string',
  );
}
