import { atom } from 'jotai';

/** A short message at the lower edge. A new object shows it again, even with the same words. */
export interface SnackbarMessage {
  readonly text: string;
}

/** The message that is shown now, null for none. */
export const snackbarAtom = atom<SnackbarMessage | null>(null);
