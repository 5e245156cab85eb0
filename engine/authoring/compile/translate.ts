import { isExpression } from '../../expressions';
import type { PluralForms, ServiceDefinition, Text } from '../../language/language.generated';
import { type LanguageInUse, standardLanguage } from '../source/language-in-use';
import type { TextEntry } from '../source/loaded-pack';
import { walkDefinition } from '../source/walk';

/** Where the texts of a definition stand, found once for all languages. */
export interface TextPlace {
  readonly key: string;
  readonly path: readonly (string | number)[];
}

/** The places of all texts for residents, in the order of the file. */
export function textPlaces(definition: unknown, language: LanguageInUse = standardLanguage): readonly TextPlace[] {
  const places: TextPlace[] = [];
  walkDefinition(definition, language.schema, ({ kind, value, key, path }) => {
    const isText = kind === 'text' || (kind === 'cell' && typeof value === 'string' && !isExpression(value));
    if (isText) places.push({ key, path });
  });
  return places;
}

/** A definition with the texts of one language in the places of the Polish ones; a text without a translation stays Polish. */
export function translateDefinition(
  definition: ServiceDefinition,
  places: readonly TextPlace[],
  texts: Readonly<Record<string, TextEntry>>,
): ServiceDefinition {
  const copy: ServiceDefinition = JSON.parse(JSON.stringify(definition));
  for (const { key, path } of places) {
    const entry = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (entry !== undefined) replaceText(copy, path, entry);
  }
  return copy;
}

/** The sentences of a definition that have no translation, as a resident would read them, with places for their values. */
export function sentencesWithout(
  definition: ServiceDefinition,
  places: readonly TextPlace[],
  texts: Readonly<Record<string, TextEntry>>,
): readonly string[] {
  return places.filter(({ key }) => !Object.hasOwn(texts, key)).flatMap(({ path }) => sentencesOf(textAt(definition, path)));
}

function sentencesOf(text: unknown): readonly string[] {
  if (typeof text === 'string') return [text];
  const { text: single, plural } = text as Exclude<Text, string>;
  return [...(single === undefined ? [] : [single]), ...Object.values(plural ?? {})];
}

/** A Polish text in another language: its values and its count stay. */
export function translateText(original: Text, entry: TextEntry): Text {
  if (typeof original === 'string') return typeof entry === 'string' ? entry : entry.other;
  const { text: _text, plural: _plural, ...rest } = original;
  return typeof entry === 'string' ? { ...rest, text: entry } : { ...rest, plural: entry };
}

/** A text without its values, for places that can only carry a sentence. */
export function plainText(text: Text): string {
  return typeof text === 'string' ? text : (text.text ?? text.plural?.other ?? '');
}

/** Flat form of a catalogue for i18next (JSON v4): `{ key: { one, other } }` becomes `key_one` and `key_other`. */
export function flatCatalogue(texts: Readonly<Record<string, TextEntry>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(texts)
      .sort()
      .flatMap((key) => flatEntry(key, texts[key])),
  );
}

function flatEntry(key: string, entry: TextEntry | undefined): readonly (readonly [string, string])[] {
  if (entry === undefined) return [];
  return typeof entry === 'string' ? [[key, entry]] : pluralForms(entry).map(([form, text]) => [`${key}_${form}`, text] as const);
}

function pluralForms(forms: PluralForms): readonly (readonly [string, string])[] {
  return (['one', 'few', 'many', 'other'] as const).flatMap((form) => {
    const text = forms[form];
    return text === undefined ? [] : [[form, text] as const];
  });
}

function replaceText(definition: ServiceDefinition, path: readonly (string | number)[], entry: TextEntry): void {
  const holder = textAt(definition, path.slice(0, -1));
  const last = path.at(-1);
  if (!isContainer(holder) || last === undefined) return;
  holder[last] = translateText(holder[last] as Text, entry);
}

function textAt(definition: ServiceDefinition, path: readonly (string | number)[]): unknown {
  let place: unknown = definition;
  for (const step of path) place = isContainer(place) ? place[step] : undefined;
  return place;
}

function isContainer(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
