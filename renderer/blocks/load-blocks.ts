import { blockParts } from './block-parts.generated';
import type { BlockPart, BlockParts } from './frame/block-part';

const standard: BlockParts = blockParts;

/** What draws a kind of block; null for a kind of the project's own whose components could not be had. */
export function partOf(kind: string, more: BlockParts): BlockPart | null {
  return more[kind] ?? standard[kind] ?? null;
}

/** Loads what draws these kinds of block; false when the network or the server did not give it. */
export function loadBlocks(kinds: readonly string[], more: BlockParts): Promise<boolean> {
  const parts = kinds.map((kind) => partOf(kind, more));
  return Promise.all(parts.map((part) => part?.load())).then(
    () => true,
    () => false,
  );
}
