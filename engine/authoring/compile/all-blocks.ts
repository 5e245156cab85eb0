import type { Block } from '../../language.generated';

/** Every block of a screen from top to bottom, each before the blocks that it holds. */
export function allBlocks(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [block, ...allBlocks(heldBlocks(block))]);
}

function heldBlocks(block: Block): readonly Block[] {
  if (block.block === 'section') return block.blocks;
  return block.block === 'table' ? (block.details?.blocks ?? []) : [];
}
