import { createContext, use } from 'react';
import type { JsonValue, OutlinePart } from '../../engine/authoring';
import type { DraftProblem, FileAnswer, SentEdit } from '../office/studio-answers';

/** The file that is open, with the part of it that is selected. */
export interface OpenFile {
  readonly file: FileAnswer;
  /** The file with everything that was typed, also what the server has not answered yet. */
  readonly value: JsonValue;
  readonly root: OutlinePart;
  readonly part: OutlinePart;
  /** Problems of this file. */
  readonly problems: readonly DraftProblem[];
  /** Selects the part at a pointer with ids. */
  readonly select: (pointer: string) => void;
  /** Makes edits as one step of undo. */
  readonly edit: (edits: readonly SentEdit[]) => void;
}

const OpenFileContext = createContext<OpenFile | null>(null);

/** Gives the open file to what is drawn of it. */
export const OpenFileProvider = OpenFileContext;

/** The file that is open. */
export function useOpenFile(): OpenFile {
  const open = use(OpenFileContext);
  if (open === null) throw new Error('useOpenFile needs an OpenFileProvider above it.');
  return open;
}
