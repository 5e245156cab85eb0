// Files that a resident chose and that the office does not have yet. They outlive the drawing of their field, so that a step of a form can
// be left while a file is on its way. The browser forgets them with the page.

import { sendingKey } from './sending-key';

const chosen = new Map<string, File>();

/** Keeps a file; what is given stands for it from now on, here and for the office. */
export function keepFile(file: File): string {
  const key = sendingKey();
  chosen.set(key, file);
  return key;
}

/** The file of a key; undefined when the page that held it is gone. */
export function chosenFile(key: string): File | undefined {
  return chosen.get(key);
}

/** Lets go of a file. */
export function forgetFile(key: string): void {
  chosen.delete(key);
}
