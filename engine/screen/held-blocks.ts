import type { Block } from '../language/language.generated';
import type { BlockDefinition } from './block-authoring';
import type { BlockModel, BlockStatus } from './block-model';
import type { BlockResolver, Held, Kinds } from './kinds';

/** How blocks of this kind are worked out. The checker knows every kind that a definition may name. */
export function resolverOf({ blocks }: Kinds, { block }: BlockDefinition): BlockResolver {
  const resolver = blocks[block];
  if (!resolver) throw new Error(`There is no kind of block ${block}.`);
  return resolver;
}

/** The kind whose block tells what could not be had of another, and the block. */
export function spareBlock({ blocks }: Kinds, id: string, state: BlockStatus): { readonly kind: string; readonly model: BlockModel } {
  for (const [kind, { spare }] of Object.entries(blocks)) if (spare) return { kind, model: spare(id, state) };
  throw new Error('No kind of block can stand for another.');
}

/** What a block of a definition holds directly. */
export function heldBy(kinds: Kinds, block: Block): readonly Held[] {
  return resolverOf(kinds, block).holds?.(block) ?? [];
}

/** The blocks that a block of a definition holds directly, wherever in it they stand. */
export function heldBlocks(kinds: Kinds, block: Block): readonly Block[] {
  return heldBy(kinds, block).flatMap(({ blocks }) => blocks);
}

/** Every block of a definition from top to bottom, each before the blocks that it holds. */
export function allBlocks(kinds: Kinds, blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [block, ...allBlocks(kinds, heldBlocks(kinds, block))]);
}

/** The block with this id, wherever it stands. */
export function findBlock(kinds: Kinds, blocks: readonly Block[], id: string): Block | null {
  return allBlocks(kinds, blocks).find((block) => block.id === id) ?? null;
}
