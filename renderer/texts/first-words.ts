import type { Language } from '../../engine';
import type { FirstWords } from '../../portal';

let words: Readonly<Record<Language, FirstWords>> = {};

/** Tells the portal its first words: those that the page came with, by language in the order in which languages are offered. */
export function openFirstWords(given: Readonly<Record<Language, FirstWords>>): void {
  words = given;
}

/** The languages that the page came with. */
export function firstLanguages(): readonly Language[] {
  return Object.keys(words);
}

/** The first words in a language; in the portal's first one where a language was added after the page was served. */
export function firstWordsIn(language: Language): FirstWords {
  const found = words[language] ?? Object.values(words)[0];
  if (found === undefined) throw new Error('The page carries no words to begin with.');
  return found;
}
