import type { LayerRefusal } from '../../../engine/authoring';
import type { DraftProblem } from './drafts';

/** A file of an archive that is not taken, with its line where one is known. */
export interface RefusedFile {
  readonly file: string;
  readonly reason: 'unsafe-name' | 'twice' | 'unknown-file' | 'unreadable';
  readonly line?: number;
}

/** Answer of `POST /layer/look`: what a layer of files would change. */
export interface LookedLayer {
  readonly files: readonly string[];
  /** Number of the changes. */
  readonly changes: number;
  readonly sentences: readonly string[];
  readonly problems: readonly DraftProblem[];
  readonly refusals: readonly LayerRefusal[];
}
