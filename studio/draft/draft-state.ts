import type { JsonValue } from '../../engine/authoring';
import type { DraftAnswer, FileAnswer, SavedAnswer, SentEdit } from '../office/studio-answers';

/** How the draft stands against the server. */
export type Saving = 'saved' | 'saving' | 'not-saved';

/** The open file and the draft that changes it. */
export interface DraftState {
  /** Null until something was changed: opening creates nothing. */
  readonly draft: DraftAnswer | null;
  readonly file: FileAnswer | null;
  /** The open file with everything that was typed, also what the server has not answered yet. */
  readonly value: JsonValue;
  readonly saving: Saving;
  /** Why the last change was not saved, in words. */
  readonly failure: string | null;
  /** True when nothing can be saved before somebody signs in again. */
  readonly signedOut: boolean;
  /** What the server refused for good: it is kept here until somebody decides. */
  readonly refused: readonly RefusedEdits[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Edits that would be refused however often they were sent. */
export interface RefusedEdits {
  readonly edits: readonly SentEdit[];
  /** Why, in words. */
  readonly message: string;
  /** True when another value has come to stand there, so that one's own can be put in its place. */
  readonly moved: boolean;
}

/** Why the server did not do something. `later`: it may do it when it is asked again; `never`: it will not. */
export interface OfficeRefusal {
  readonly message: string;
  readonly holds: 'later' | 'signed-out' | 'moved' | 'never';
}

/** What is kept of the work when the page goes. */
export interface KeptWork {
  readonly draft: number | null;
  readonly waiting: readonly (readonly SentEdit[])[];
  readonly refused: readonly RefusedEdits[];
}

/** Where the work is kept in case that the page goes: a session may end while somebody types. */
export interface DraftShelf {
  read(): KeptWork | null;
  /** Null when there is nothing to keep. */
  write(kept: KeptWork | null): void;
}

/** What the store asks of the server. */
export interface DraftOffice {
  readFile(file: string, draft: number | null): Promise<FileAnswer>;
  readDraft(id: number): Promise<DraftAnswer>;
  /** Saves edits in a draft, in a new one where there is none. `open`: the file that is open, which comes with the answer. */
  save(draft: number | null, edits: readonly SentEdit[], open: string | null): Promise<SavedAnswer>;
  /** What the server said; any other failure is thrown on. */
  refusal(failure: unknown): OfficeRefusal;
}
