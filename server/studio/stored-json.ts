import type { LayerChange, LayerFiles } from '../../engine/authoring';

// The tables hold JSON as text, because a column of JSON would not keep the order of names. Only this room writes it.

/** A layer as it lies in a table. */
export function readStoredLayer(text: string): LayerFiles {
  return JSON.parse(text) as LayerFiles;
}

/** The changes of a draft or revision as they lie in a table. */
export function readStoredChanges(text: string): readonly LayerChange[] {
  return JSON.parse(text) as readonly LayerChange[];
}

/** Sentences of a revision as they lie in a table. */
export function readStoredSentences(text: string): readonly string[] {
  return JSON.parse(text) as readonly string[];
}
