// The help of the definition language in Polish. English stands in the schemas and beside the kinds, rules and functions; an English
// sentence is the key of its translation, so that a sentence that is changed loses it and the test of this folder says so.

import help from './pl.json' with { type: 'json' };

type Words = Readonly<Record<string, string>>;

const kinds: Words = help.kinds;
const titles: Words = help.titles;
const words: Words = help.words;
const sentences: Words = help.sentences;

/** The Polish of an English sentence of the definition language; null when it has none, as a sentence of a project's own kinds. */
export function polishSentence(english: string): string | null {
  return own(sentences, english);
}

/** The short Polish name of a property of the definition language, null when it has none. */
export function polishTitle(property: string): string | null {
  return own(titles, property);
}

/** The short Polish name of a kind of part that no word of the definition tells apart, such as a column; null for any other. */
export function polishKind(kind: string): string | null {
  return own(kinds, kind);
}

/** What a word stands for that a property allows, such as a format or a kind of block; null when it is not one of the language. */
export function polishWord(word: string): string | null {
  return own(words, word);
}

/** The Polish of all such words, by word. */
export const polishWords: Words = words;

/** A schema with Polish descriptions, and with a Polish title for each property. What has no Polish stays as it is. */
export function polishSchema<Schema>(schema: Schema): Schema {
  return translated(schema, false) as Schema;
}

// Below these names stand properties and definitions by their names, not keywords of a schema.
const namesBelow = new Set(['properties', '$defs', 'patternProperties']);

function translated(node: unknown, byName: boolean): unknown {
  if (Array.isArray(node)) return node.map((item) => translated(item, false));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, byName ? translated(value, false) : keyword(name, value)]));
}

function keyword(name: string, value: unknown): unknown {
  if (name === 'description' && typeof value === 'string') return polishSentence(value) ?? value;
  const inner = translated(value, namesBelow.has(name));
  return name === 'properties' && typeof inner === 'object' && inner !== null ? titled(inner) : inner;
}

function titled(properties: object): object {
  const entries = Object.entries(properties).map(([name, property]) => {
    const title = polishTitle(name);
    return [name, title === null || typeof property !== 'object' ? property : { title, ...property }] as const;
  });
  return Object.fromEntries(entries);
}

function own(known: Words, name: string): string | null {
  return Object.hasOwn(known, name) ? (known[name] ?? null) : null;
}
