import type { Block } from '../language.generated';

/** The block with this id, also inside sections and row details. */
export function findBlock(blocks: readonly Block[], id: string): Block | null {
  for (const block of blocks) {
    if (block.id === id) return block;
    const inner = block.block === 'section' ? block.blocks : block.block === 'table' ? (block.details?.blocks ?? []) : [];
    const found = findBlock(inner, id);
    if (found) return found;
  }
  return null;
}
