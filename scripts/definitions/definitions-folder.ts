import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefinitionFiles, extendsOf } from '../../engine/authoring';

/** The folder of the base pack, which overlays extend as `okienko`. */
export const baseFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../../definitions');

/** A definitions folder and, for an overlay, the folder under it. */
export interface DefinitionsFolder {
  readonly folder: string;
  readonly files: DefinitionFiles;
  /** Null for a pack of its own, and for an overlay whose base cannot be read: the checker then says so. */
  readonly base: { readonly folder: string; readonly name: string; readonly files: DefinitionFiles } | null;
  /** Path for people of a file that a place of the checker names. */
  nameOf(file: string): string;
}

/** Why a folder cannot be read, in one line for a person. */
export class FolderError extends Error {}

/** Reads a definitions folder and the base pack that it extends. Throws a FolderError with one clear line when the folder cannot be read. */
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

// Folders that are not part of the pack or are read elsewhere; notes may be anywhere.
const skipped = new Set(['schema', 'municipalities', 'assets', 'node_modules']);

/** Reads the definition files of a folder. Throws a FolderError with one clear line when it cannot be read. */
export function readDefinitionsFolder(folder: string): DefinitionFiles {
  const files = new Map<string, Uint8Array>();
  const read = (directory: string, depth: number): void => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const path = join(directory, entry.name);
      if (entry.name.startsWith('.') || (depth === 0 && skipped.has(entry.name))) continue;
      if (entry.isDirectory()) read(path, depth + 1);
      // What is no JSON is only named: the checker says that nothing reads it.
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

/** The portal.json as far as it is JSON; what is wrong with it is the checker's to say. */
function portalOf(files: DefinitionFiles): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(files.get('portal.json')));
  } catch {
    return null;
  }
}
