import { createContext, use } from 'react';
import { propertyWords } from '../../engine/authoring/outline';
import type { LanguageAnswer } from '../office/studio-answers';

/** What something of the language is called, and the sentence that helps. */
export interface Words {
  readonly title: string;
  readonly help: string;
}

/** The words of the language of definitions in the language of the editor's people. */
export interface LanguageWords {
  /** Of a kind of part, such as TableBlock. */
  kind(kind: string): Words;
  /** Of a property of a kind. `path`: names of properties inward, `*` for entries. */
  property(kind: string, ...path: readonly string[]): Words;
  /** Of a word that a property allows, such as a format; null for one that is no word of the language. */
  word(word: string): string | null;
}

const LanguageWordsContext = createContext<LanguageWords | null>(null);

/** Gives the words to the components below. */
export const LanguageWordsProvider = LanguageWordsContext;

/** The words of the language. */
export function useLanguageWords(): LanguageWords {
  const words = use(LanguageWordsContext);
  if (words === null) throw new Error('useLanguageWords needs the words above it.');
  return words;
}

/** Words from the schema as the server translates it. */
export function wordsOfSchema({ schema, kinds, words }: Pick<LanguageAnswer, 'schema' | 'kinds' | 'words'>): LanguageWords {
  return {
    kind: (kind) => ({ title: (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? kind, help: propertyWords(schema, kind, []).help }),
    property: (kind, ...path) => propertyWords(schema, kind, path),
    word: (word) => (Object.hasOwn(words, word) ? (words[word] ?? null) : null),
  };
}
