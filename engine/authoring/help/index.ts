// The help of the definition language in other languages than English. English stands in the schemas and in the kinds themselves.

import help from './pl.json' with { type: 'json' };

const titles: Readonly<Record<string, string>> = help.titles;
const sentences: Readonly<Record<string, string>> = help.sentences;

/** The Polish of an English sentence of the definition language; null when it has none, as a sentence of a project's own kinds. */
export function polishSentence(english: string): string | null {
  return Object.hasOwn(sentences, english) ? (sentences[english] ?? null) : null;
}

/** The short Polish name of a property of the definition language, null when it has none. */
export function polishTitle(property: string): string | null {
  return Object.hasOwn(titles, property) ? (titles[property] ?? null) : null;
}
