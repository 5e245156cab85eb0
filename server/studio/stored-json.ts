import type { LayerChange, LayerFiles, ToldLanguage } from '../../engine/authoring';

// The tables hold JSON as text, because a column of JSON would not keep the order of names. Only this room writes it.

/** A layer as it lies in a table. */
export function readStoredLayer(text: string): LayerFiles {
  return JSON.parse(text) as LayerFiles;
}

/** The changes of a draft or revision as they lie in a table. */
export function readStoredChanges(text: string): readonly LayerChange[] {
  return JSON.parse(text) as readonly LayerChange[];
}

/** A sentence in every language of the editor. */
export type ToldSentence = Readonly<Record<ToldLanguage, string>>;

/** Sentences of a revision as they lie in a table. Those of early revisions have one language. */
export function readStoredSentences(text: string): readonly ToldSentence[] {
  const stored = JSON.parse(text) as readonly (string | ToldSentence)[];
  return stored.map((each) => (typeof each === 'string' ? inEveryLanguage(() => each) : each));
}

/** A sentence made for each language. */
export function inEveryLanguage(tell: (language: ToldLanguage) => string): ToldSentence {
  return { pl: tell('pl'), en: tell('en') };
}
