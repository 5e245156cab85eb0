import { atom } from 'jotai';

/** A message that the previous screen leaves for the one that opens: it stays until that one is left. */
export interface ArrivalNotice {
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** Path of the screen on which it is shown. */
  readonly path: string;
}

/** The message that waits for its screen or is shown on it, null for none. */
export const arrivalNoticeAtom = atom<ArrivalNotice | null>(null);
