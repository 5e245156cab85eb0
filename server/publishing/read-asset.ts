import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first SVG file of this name in the `assets` of the folders, null when none has it. */
export function readAsset(folders: readonly string[], name: string): Uint8Array | null {
  if (!/^[a-z0-9-]+\.svg$/.test(name)) return null;
  for (const folder of folders) {
    try {
      return readFileSync(join(folder, 'assets', name));
    } catch {
      // The next folder is the base pack.
    }
  }
  return null;
}
