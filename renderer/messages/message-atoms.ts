import { atom } from '../storage/atom';

/** A notice that stays until it is read, such as the end of a session. */
export interface Information {
  readonly title: string;
  readonly text: string;
}

/** The notice that is shown now, null for none. */
export const informationAtom = atom<Information | null>(null);

/** Shows a notice in a dialog with a single OK button. */
export function showInformation(information: Information): void {
  informationAtom.set(information);
}

/** A message that the previous screen leaves for the one that opens, or a part of a screen that is gone for the rest: it stays until the screen is left. */
interface ArrivalNotice {
  readonly tone: 'success' | 'error';
  readonly text: string;
  /** Path of the screen on which it is shown. */
  readonly path: string;
  /** True where what had the focus is gone. */
  readonly takesFocus?: boolean;
}

/** The message that waits for its screen or is shown on it, null for none. */
export const arrivalNoticeAtom = atom<ArrivalNotice | null>(null);

/** A short message at the lower edge. A new object shows it again, even with the same words. */
interface SnackbarMessage {
  readonly text: string;
  /** True: it says why its reader was led to another screen. Its time begins when something is pressed there. */
  readonly waits?: true;
}

/** The message that is shown now, null for none. */
export const snackbarAtom = atom<SnackbarMessage | null>(null);
