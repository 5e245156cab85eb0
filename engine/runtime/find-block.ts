import type { Block } from '../language/language.generated';
import { heldBlocks } from './held-blocks';

/** The block with this id, also inside sections, row details and widgets. */
export function findBlock(blocks: readonly Block[], id: string): Block | null {
  for (const block of blocks) {
    if (block.id === id) return block;
    const found = findBlock(heldBlocks(block), id);
    if (found) return found;
  }
  return null;
}
