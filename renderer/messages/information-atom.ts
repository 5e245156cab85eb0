import { atom, getDefaultStore } from 'jotai';

/** A notice that stays until it is read, such as the end of a session. */
export interface Information {
  readonly title: string;
  readonly text: string;
}

/** The notice that is shown now, null for none. */
export const informationAtom = atom<Information | null>(null);

/** Shows a notice in a dialog with a single OK button. */
export function showInformation(information: Information): void {
  getDefaultStore().set(informationAtom, information);
}
