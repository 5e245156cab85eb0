import { unzipSync, zipSync } from 'fflate';
import { bytesOfFile, currentVersion, type DefinitionFiles, type LayerFiles, layerPath, readLayer } from '../../engine/authoring';
import type { RefusedFile } from './answers';
import { StudioFailure } from './studio-failure';

const mostFiles = 3_000;
const mostBytes = 8_388_608;
// Notes for people, and what tools leave in an archive.
const notes = /\.(?:md|txt)$|okienko\.lock\.json$|(?:^|\/)(?:\.DS_Store|Thumbs\.db)$|^__MACOSX\/|\/$/;

/** The layer as an archive of a definitions folder that lies over another one. The same layer is the same archive, byte by byte. */
export function archiveOfLayer(layer: LayerFiles): Uint8Array {
  const said = layer['portal.json'];
  const portal = { definitionVersion: currentVersion, ...(typeof said === 'object' && said !== null ? said : {}) };
  const files = Object.entries({ ...layer, 'portal.json': portal }).sort(([left], [right]) => (left < right ? -1 : 1));
  const packed = Object.fromEntries(files.map(([path, value]) => [path, bytesOfFile(path, value)]));
  return zipSync(packed, { mtime: new Date(2000, 0, 1) });
}

/** Reads an archive that somebody has made, perhaps by hand: nothing is unpacked before its names and sizes are known to be good. */
export function layerOfArchive(bytes: Uint8Array): LayerFiles {
  const { layer, failures } = readLayer(unpacked(bytes));
  const refused = failures.map(({ file, line }): RefusedFile => ({ file, reason: 'unreadable', ...(line !== undefined && { line }) }));
  if (refused.length > 0) throw new StudioFailure('bad-files', { files: refused });
  return layer;
}

function unpacked(bytes: Uint8Array): DefinitionFiles {
  const refused: RefusedFile[] = [];
  const seen = new Set<string>();
  let size = 0;
  const entries = unzipped(bytes, ({ name, originalSize }) => {
    const refuse = (reason: RefusedFile['reason']) => {
      // A hostile name is shown, but not in full.
      if (refused.length < 50) refused.push({ file: name.slice(0, 200), reason });
      return false;
    };
    if (seen.size >= mostFiles) throw new StudioFailure('too-large');
    if (seen.has(name)) return refuse('twice');
    seen.add(name);
    if (isUnsafe(name)) return refuse('unsafe-name');
    if (notes.test(name)) return false;
    if (layerPath(name) === null) return refuse('unknown-file');
    size += originalSize;
    if (size > mostBytes) throw new StudioFailure('too-large');
    return true;
  });
  if (refused.length > 0) throw new StudioFailure('bad-files', { files: refused });
  return new Map(Object.entries(entries));
}

function unzipped(bytes: Uint8Array, filter: (entry: { readonly name: string; readonly originalSize: number }) => boolean) {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof StudioFailure) throw error;
    throw new StudioFailure('no-archive');
  }
}

function isUnsafe(name: string): boolean {
  return name.startsWith('/') || name.includes('\\') || name.includes(':') || name.split('/').includes('..') || hasControl(name);
}

function hasControl(name: string): boolean {
  return [...name].some((character) => (character.codePointAt(0) ?? 0) < 32);
}
