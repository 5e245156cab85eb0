import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { hardSpaces } from '../../engine/values';

/** Languages in which the editor itself speaks. */
export type StudioLanguage = 'pl' | 'en';

type Phrase = string | ((...given: never[]) => string);

/** Phrases by name, in groups where there are many. */
export interface Phrases {
  readonly [name: string]: Phrase | Phrases;
}

/** The same names with words of another language. */
type Alike<P> = { readonly [Name in keyof P]: P[Name] extends string ? string : P[Name] extends Phrases ? Alike<P[Name]> : P[Name] };

/** Phrases in every language of the editor. */
export type PhraseTable<P> = Readonly<Record<StudioLanguage, Alike<P>>>;

/** Makes a table of phrases. Polish says which there are; the compiler asks for the others. */
export function wordsOf<const P extends Phrases>(table: { readonly pl: P; readonly en: NoInfer<Alike<P>> }): PhraseTable<P> {
  return { pl: withHardSpaces(table.pl) as Alike<P>, en: table.en };
}

const storageKey = 'okienko.studio.language';
const chosen = atom<StudioLanguage>(localStorage.getItem(storageKey) === 'en' ? 'en' : 'pl');

/** The language in which the editor speaks, with the way to choose another, kept in this browser. */
export const studioLanguage = atom(
  (get) => get(chosen),
  (_, set, language: StudioLanguage) => {
    localStorage.setItem(storageKey, language);
    document.documentElement.lang = language;
    set(chosen, language);
  },
);

/** The phrases in the language of the editor's person. */
export function useSay<P>(table: PhraseTable<P>): Alike<P> {
  return table[useAtomValue(studioLanguage)];
}

/** The language of now, outside components. */
export function currentLanguage(): StudioLanguage {
  return getDefaultStore().get(studioLanguage);
}

/** Calls back when another language is chosen, until the returned function is called. */
export function onLanguage(listener: () => void): () => void {
  return getDefaultStore().sub(studioLanguage, listener);
}

function withHardSpaces(phrases: Phrases): Phrases {
  return Object.fromEntries(
    Object.entries(phrases).map(([name, phrase]) => [
      name,
      typeof phrase === 'string' ? hardSpaces(phrase) : typeof phrase === 'function' ? spaced(phrase) : withHardSpaces(phrase),
    ]),
  );
}

function spaced(phrase: (...given: never[]) => string): (...given: never[]) => string {
  return (...given) => hardSpaces(phrase(...given));
}
