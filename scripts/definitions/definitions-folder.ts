import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefinitionFiles, extendsOf } from '../../engine/authoring';

/** The folder of the base pack, which overlays extend under the name `okienko`. */
export const baseFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../../definitions');

/** The folder that commands take when none is named: that of the repository or project in which they are run. */
export const ownFolder = 'definitions';

/** The files of a definitions folder, and for an overlay those of the folder that it extends. */
export interface DefinitionsFolder {
  readonly folder: string;
  readonly files: DefinitionFiles;
  /** Null for a pack that extends no other, and for an overlay whose base cannot be read, which the checker reports. */
  readonly base: { readonly folder: string; readonly name: string; readonly files: DefinitionFiles } | null;
  /** Path to show for a file that the checker names. */
  nameOf(file: string): string;
}

/** The message says in one line why a folder cannot be read. */
export class FolderError extends Error {}

/** Reads a definitions folder and the base pack that it extends. Throws a `FolderError` if the folder cannot be read. */
export function readDefinitions(folder: string): DefinitionsFolder {
  const files = readDefinitionsFolder(resolve(folder));
  const extended = extendsOf(portalOf(files));
  const base = extended === null ? null : readBase(resolve(folder), extended);
  return {
    folder: resolve(folder),
    files,
    base,
    nameOf(file) {
      const isBase = base !== null && file.startsWith(`${base.name}/`);
      const path = isBase ? join(base.folder, file.slice(base.name.length + 1)) : join(resolve(folder), file);
      const shown = relative(process.cwd(), path);
      return shown.startsWith(`..${sep}`) ? path : shown;
    },
  };
}

function readBase(folder: string, name: string): DefinitionsFolder['base'] {
  const base = name === 'okienko' ? baseFolder : resolve(folder, name);
  if (base === folder) return null;
  try {
    return { folder: base, name, files: readDefinitionsFolder(base) };
  } catch (error) {
    if (error instanceof FolderError) return null;
    throw error;
  }
}

// Folders at the top that are not part of the pack, or are read elsewhere.
const skipped = new Set(['schema', 'municipalities', 'assets', 'node_modules']);

/** Reads the definition files of a folder. Throws a `FolderError` if it cannot be read. */
export function readDefinitionsFolder(folder: string): DefinitionFiles {
  const files = new Map<string, Uint8Array>();
  const read = (directory: string, depth: number): void => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.name.startsWith('.') || (depth === 0 && skipped.has(entry.name))) continue;
      if (entry.isDirectory()) read(path, depth + 1);
      // Of a file that is not JSON only the name is needed: the checker reports that nothing reads it.
      else files.set(relative(folder, path).split(sep).join('/'), entry.name.endsWith('.json') ? readFileSync(path) : new Uint8Array());
    }
  };
  try {
    if (!statSync(folder).isDirectory()) throw new FolderError(`The definitions folder ${folder} is a file, not a folder.`);
    read(folder, 0);
  } catch (error) {
    if (error instanceof FolderError) throw error;
    throw new FolderError(`The definitions folder ${folder} cannot be read: ${error instanceof Error ? error.message : 'unknown reason'}.`);
  }
  return files;
}

/** The content of portal.json, or null if it is not JSON, which the checker reports. */
function portalOf(files: DefinitionFiles): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(files.get('portal.json')));
  } catch {
    return null;
  }
}
