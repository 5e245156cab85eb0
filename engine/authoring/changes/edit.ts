import type { JsonValue } from '../parse/json-value';

/** What happened to a value. */
export type EditKind = 'added' | 'removed' | 'changed' | 'moved' | 'renamed';

/** One difference of two packs. All edits together turn the first into the second. */
export interface Edit {
  /** The document: `portal`, `calls`, `services/<slug>`, `values/<name>`, `texts/<language>`, and with a language its translations: `services/<slug>/en`. */
  readonly document: string;
  readonly how: EditKind;
  /**
   * Names and ids that lead to the value, as in keys of translations: to a removed one as it was, to all others as they are. Items without
   * ids are led to by their position.
   */
  readonly path: readonly string[];
  /** The value before; undefined for something added, moved or renamed. */
  readonly before?: JsonValue;
  readonly after?: JsonValue;
  /** The position after the edit, of what is added to or moved in something with an order. */
  readonly index?: number;
  /** The last step of the path before, of what was renamed. */
  readonly was?: string;
}
