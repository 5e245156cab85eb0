import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BaseLayer, type BaseLayers, type DefinitionFiles, extendsOf, standardBaseIn } from '../../engine/authoring';
import type { DefinitionsFolder } from '../../server';
import { Refusal } from '../command-line/refusal';

export type { DefinitionsFolder } from '../../server';

/** The folder of the base pack, which overlays extend under the name `okienko`. */
export const baseFolder = resolve(dirname(fileURLToPath(import.meta.url)), '../../definitions');

/** The folder that commands take when none is named: that of the repository or project in which they are run. */
export const ownFolder = 'definitions';

/** The message says in one line why a folder cannot be read. */
export class FolderError extends Refusal {}

/**
 * Reads a definitions folder, what it extends, and so on down to a folder that extends no other. A path in `extends` is relative to the folder
 * that says it. Throws a `FolderError` if the folder itself cannot be read; a base that cannot be read is reported by the checker.
 */
export function readDefinitions(given: string): DefinitionsFolder {
  const folder = resolve(given);
  const files = readDefinitionsFolder(folder);
  const folders = [folder];
  const layers: BaseLayer[] = [];
  let lack: BaseLayers['lack'] = null;
  for (let extended = extendsOf(portalOf(files)); extended !== null; ) {
    const from = folders.at(-1) ?? folder;
    const next = standardBaseIn(extended) ? baseFolder : resolve(from, extended);
    const found = folders.includes(next) ? null : readIfThere(next);
    if (found === null) {
      lack = folders.includes(next) ? 'circle' : 'missing';
      if (lack === 'missing') folders.push(next);
      break;
    }
    folders.push(next);
    layers.push({ name: layerName(folder, next), files: found });
    extended = extendsOf(portalOf(found));
  }
  return { folder, files, base: { layers, lack }, folders, nameOf: namesOf(folder, folders, layers) };
}

/** The folder that another one extends, as a folder read by itself; null for a pack of its own, and when its base cannot be read. */
export function baseLayersOf({ base, folders }: DefinitionsFolder): DefinitionsFolder | null {
  const [, next] = folders;
  return base.layers.length === 0 || next === undefined ? null : readDefinitions(next);
}

/** A layer is named by its way from the folder that is read, which is a name of its own for each. */
function layerName(folder: string, layer: string): string {
  return layer === baseFolder ? 'okienko' : relative(folder, layer).split(sep).join('/');
}

function namesOf(folder: string, folders: readonly string[], layers: readonly BaseLayer[]): (file: string) => string {
  const named = layers.map(({ name }, index) => ({ name, path: folders[index + 1] ?? folder }));
  // Of `..` and `../..` the longer one is meant, because no file of a folder begins with dots.
  const longestFirst = named.toSorted((left, right) => right.name.length - left.name.length);
  return (file) => {
    const layer = longestFirst.find(({ name }) => file.startsWith(`${name}/`));
    const path = layer ? join(layer.path, file.slice(layer.name.length + 1)) : join(folder, file);
    const shown = relative(process.cwd(), path);
    return shown.startsWith(`..${sep}`) ? path : shown;
  };
}

function readIfThere(folder: string): DefinitionFiles | null {
  try {
    return readDefinitionsFolder(folder);
  } catch (error) {
    if (error instanceof FolderError) return null;
    throw error;
  }
}

// Folders at the top that are not part of the pack, or are read elsewhere.
const skipped = new Set(['schema', 'municipalities', 'node_modules']);

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
export function portalOf(files: DefinitionFiles): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(files.get('portal.json')));
  } catch {
    return null;
  }
}
