import type { JsonValue, LayerChange, LayerRefusal, Problem } from '../../../engine/authoring';
import type { FileAnswer } from './files';

/** State of a draft on its way to a revision. */
type DraftState = 'draft' | 'handed-in' | 'returned' | 'approved' | 'scheduled' | 'published' | 'withdrawn';

/** A draft or proposal without its changes: answer of each step on its way. */
export interface DraftEntry {
  readonly id: number;
  readonly authorId: number;
  readonly approverId: number | null;
  readonly state: DraftState;
  /** Counts the saved changes. */
  readonly version: number;
  readonly title: string;
  readonly reason: string;
  readonly legalBasis: string;
  /** Why it was returned. */
  readonly comment: string;
  /** When it is to be published; null where no day is set. */
  readonly publishAt: string | null;
  /** The revision that it has become. */
  readonly revision: number | null;
  readonly createdAt: string;
  readonly changedAt: string;
}

/** A draft as the server answers each change of it. */
export interface DraftAnswer extends DraftEntry {
  readonly changes: readonly LayerChange[];
  readonly moved: readonly MovedValue[];
  /** What came with the draft, and everything in the files that it changes or that are open. */
  readonly problems: readonly DraftProblem[];
  /** Number of the problems that were there before, in other files. */
  readonly olderProblems: number;
  /** What only the files of a municipality may say. */
  readonly refusals: readonly LayerRefusal[];
  /** Version of the draft's pack; null while it has errors, and the preview stays as it was. */
  readonly pack: string | null;
}

/** Answer of a change: the draft, with the file that is open. */
export interface SavedAnswer extends DraftAnswer {
  /** Null while none is open, or where the draft has no such file. */
  readonly file: FileAnswer | null;
}

/** A problem of the checker at a value of the draft, in words. */
export interface DraftProblem extends Pick<Problem, 'rule' | 'severity' | 'message' | 'expected' | 'got' | 'suggestion'> {
  /** File as a layer names it, with the pointer with ids in it. */
  readonly file: string;
  readonly path: string;
  /** Layer that says it: `redakcja`, `gmina`, or the name of one below. */
  readonly layer: string;
}

/** One change as it is sent; `was`: the value that the editor saw, null for none. */
export type SentEdit = { readonly file: string; readonly path: string; readonly was?: JsonValue } & (
  | { readonly set: JsonValue; readonly after?: string | null }
  | { readonly remove: true }
  | { readonly restore: true }
  | { readonly order: readonly string[] }
);

/** A change whose ground has moved, with three values; what is absent is not there. */
export interface MovedValue {
  readonly file: string;
  readonly path: string;
  readonly order?: true;
  readonly was?: JsonValue;
  readonly mine?: JsonValue;
  readonly theirs?: JsonValue;
}
