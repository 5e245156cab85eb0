import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureType } from '../../engine/authoring';

/** The first picture of this name in the `assets` of the folders, null when none has it. */
export function readAsset(folders: readonly string[], name: string): Uint8Array | null {
  if (pictureType(name) === null) return null;
  for (const folder of folders) {
    try {
      return readFileSync(join(folder, 'assets', name));
    } catch {
      // The next folder is the base pack.
    }
  }
  return null;
}
