import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A mark that changes when any file of the folders does; cheap enough to work out every second or two. */
export function folderMark(folders: readonly string[]): string {
  return folders.flatMap(marksIn).join('\n');
}

function marksIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return marksIn(path);
    const stat = statSync(path, { throwIfNoEntry: false });
    return [`${path} ${stat?.mtimeMs} ${stat?.size}`];
  });
}

/** The first SVG file of this name in the `assets` of the folders, null when none has it. */
export function readAsset(folders: readonly string[], name: string): Uint8Array | null {
  if (!/^[a-z0-9-]+\.svg$/.test(name)) return null;
  const file = folders.map((folder) => join(folder, 'assets', name)).find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
  return file === undefined ? null : readFileSync(file);
}
