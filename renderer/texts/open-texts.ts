import { useSyncExternalStore } from 'react';
import { type Language, originalLanguage, type Translate, translator } from '../../engine';

/** The texts of a pack in one language. */
interface Catalogue {
  readonly language: Language;
  /** Texts by flat key, plural forms with i18next's suffixes. */
  readonly texts: Readonly<Record<string, string>>;
}

/** What the page speaks with. */
interface Speech {
  readonly t: Translate;
  readonly language: Language;
}

let speech: Speech = { t: (key) => key, language: originalLanguage };
const translators = new WeakMap<Catalogue['texts'], Translate>();
const listeners = new Set<() => void>();

/** Makes the catalogue of a pack the one that the page speaks from, and tells the browser its language. */
export function openTexts(catalogue: Catalogue): void {
  document.documentElement.lang = catalogue.language;
  speakFrom(catalogue);
}

/** Makes a catalogue the one that components speak from. */
export function speakFrom(catalogue: Catalogue): void {
  speech = { t: translatorOf(catalogue), language: catalogue.language };
  for (const tell of listeners) tell();
}

/** Looks up texts of one catalogue, whatever the page speaks meanwhile: a screen keeps to the language in which it was worked out. */
export function translatorOf({ language, texts }: Catalogue): Translate {
  const made = translators.get(texts) ?? translator(language, texts);
  translators.set(texts, made);
  return made;
}

/** Looks up a text of the page now; components use `useTranslation`, so that they are drawn again in another language. */
export const translate: Translate = (key, values) => speech.t(key, values);

/** Gives a component the texts of the page, and draws it again when the page speaks another language. */
export function useTranslation(): Speech {
  return useSyncExternalStore(listen, now, now);
}

function now(): Speech {
  return speech;
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
