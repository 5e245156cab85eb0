import type { CompiledPack } from '../../engine';

/** Files that the pages of a desk may ask for. */
interface KeptFiles {
  /** Of the pack that was asked for last. */
  newest: ReadonlyMap<string, string>;
  /** Of those before, which the newest no longer has; what was let go of last stands last. */
  readonly earlier: Map<string, string>;
}

// A page that is still on the pack of the key before asks for files that the newest no longer has.
const kept = new WeakMap<object, KeptFiles>();

// Of several hundred keys: each changes a few files of a pack.
const mostEarlier = 3_000;

/** A file of an earlier pack of a desk, for pages that are still on it; null when there is none of this name. */
export function earlierFile(desk: object, name: string): string | null {
  const files = kept.get(desk);
  return files === undefined || name === 'current.json' ? null : (files.newest.get(name) ?? files.earlier.get(name) ?? null);
}

/** Keeps the files of a pack that a page is about to ask for. Those of the earliest packs are let go, never one of this pack. */
export function rememberFiles(desk: object, { files }: Pick<CompiledPack, 'files'>): void {
  const known = kept.get(desk) ?? { newest: files, earlier: new Map<string, string>() };
  kept.set(desk, known);
  const { newest, earlier } = known;
  if (newest === files) return;
  for (const [name, content] of newest) {
    if (files.has(name)) continue;
    earlier.delete(name);
    earlier.set(name, content);
  }
  known.newest = files;
  for (const oldest of earlier.keys()) {
    if (earlier.size <= mostEarlier) break;
    earlier.delete(oldest);
  }
}
