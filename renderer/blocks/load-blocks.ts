import { blockParts } from './block-parts.generated';
import type { BlockPart, BlockParts } from './frame/block-part';

const standard: BlockParts = blockParts;

/** What draws a kind of block. The checker lets no definition name a kind that is not there. */
export function partOf(kind: string, more: BlockParts): BlockPart {
  const part = more[kind] ?? standard[kind];
  if (!part) throw new Error(`Nothing draws blocks of the kind ${kind}.`);
  return part;
}

/** Loads what draws these kinds of block; false when the network or the server did not give it. */
export function loadBlocks(kinds: readonly string[], more: BlockParts): Promise<boolean> {
  const parts = kinds.map((kind) => partOf(kind, more));
  return Promise.all(parts.map((part) => part.load())).then(
    () => true,
    () => false,
  );
}
