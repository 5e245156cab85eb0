import type { CompiledPack } from '../../engine';

// A page that is still on the pack of the key before asks for files that the newest no longer has.
const kept = new WeakMap<object, Map<string, string>>();

// Of several hundred keys: each changes a few files of a pack.
const mostEarlier = 3_000;

/** A file of an earlier pack of a desk, for pages that are still on it; null when there is none of this name. */
export function earlierFile(desk: object, name: string): string | null {
  return name === 'current.json' ? null : (kept.get(desk)?.get(name) ?? null);
}

/** Keeps the files of a pack that a page is about to ask for. Those of the earliest packs are let go, never one of this pack. */
export function rememberFiles(desk: object, { files }: Pick<CompiledPack, 'files'>): void {
  const known = kept.get(desk) ?? new Map<string, string>();
  kept.set(desk, known);
  for (const [name, content] of files) {
    // What was asked for last stands last.
    known.delete(name);
    known.set(name, content);
  }
  for (const oldest of known.keys()) {
    if (known.size <= files.size + mostEarlier) break;
    known.delete(oldest);
  }
}
