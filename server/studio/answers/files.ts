import type { FoundText, JsonValue, LayerChange } from '../../../engine/authoring';

/** Answer of `GET /file`: the value in effect, and what each layer says of it; null for nothing. */
export interface FileAnswer {
  readonly file: string;
  readonly effective: JsonValue;
  readonly published: JsonValue;
  readonly below: JsonValue;
  readonly changes: readonly LayerChange[];
}

/** Answer of `GET /files`: null for a file that is not there. */
export interface FilesAnswer {
  readonly files: Readonly<Record<string, FileAnswer | null>>;
}

/** Answer of `GET /search`. */
export interface FoundAnswer {
  readonly found: readonly FoundText[];
}
