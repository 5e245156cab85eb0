import type { Block } from '../../language/language.generated';
import { heldBlocks } from '../../runtime/held-blocks';

/** Every block of a screen from top to bottom, each before the blocks that it holds. */
export function allBlocks(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => [block, ...allBlocks(heldBlocks(block))]);
}
