import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A definitions folder as read: its files, and those of the base pack when it is an overlay. */
export interface ReadDefinitions {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly base: ReadonlyMap<string, Uint8Array> | null;
  /** Folders that were read, the overlay first. */
  readonly folders: readonly string[];
}

const basePack = fileURLToPath(new URL('../../definitions', import.meta.url));
// What lies in a definitions folder and is no part of its pack.
const notOfThePack = new Set(['schema', 'municipalities', 'assets', 'node_modules']);

/** Reads a definitions folder; for an overlay also the pack that it extends. It throws when the folder cannot be read. */
export function readDefinitions(folder: string): ReadDefinitions {
  const files = readFolder(folder);
  const base = baseOf(folder, files);
  return { files, base: base ? readFolder(base) : null, folders: base ? [folder, base] : [folder] };
}

/** A mark that changes when any file of the folders does; cheap enough to compute every second or two. */
export function folderMark(folders: readonly string[]): string {
  return folders
    .flatMap((folder) => listFiles(folder, folder, ''))
    .map((file) => {
      const stat = statSync(file, { throwIfNoEntry: false });
      return `${file} ${stat?.mtimeMs} ${stat?.size}`;
    })
    .join('\n');
}

function readFolder(folder: string): ReadonlyMap<string, Uint8Array> {
  return new Map(listFiles(folder, folder, '.json').map((file) => [relative(folder, file).split(sep).join('/'), readFileSync(file)]));
}

function listFiles(root: string, folder: string, ending: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return folder === root && notOfThePack.has(entry.name) && ending !== '' ? [] : listFiles(root, path, ending);
    return entry.name.endsWith(ending) ? [path] : [];
  });
}

/** The folder of `"extends"` in portal.json; the checker reports one that is wrong. */
function baseOf(folder: string, files: ReadonlyMap<string, Uint8Array>): string | null {
  try {
    const portal: unknown = JSON.parse(new TextDecoder().decode(files.get('portal.json')));
    if (typeof portal !== 'object' || portal === null || !('extends' in portal) || typeof portal.extends !== 'string') return null;
    const base = portal.extends === 'okienko' ? basePack : resolve(folder, portal.extends);
    return existsSync(base) && resolve(base) !== resolve(folder) ? base : null;
  } catch {
    return null;
  }
}

/** The first file of this name in the `assets` folders, null when none has it. */
export function readAsset(folders: readonly string[], name: string): Uint8Array | null {
  if (!/^[a-z0-9-]+\.svg$/.test(name)) return null;
  const file = folders.map((folder) => join(folder, 'assets', name)).find((path) => existsSync(path) && dirname(path).endsWith('assets'));
  return file ? readFileSync(file) : null;
}
