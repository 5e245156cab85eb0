import type { Block } from '../language/language.generated';

/** The blocks that a block holds directly: those of a section, of a table's row details, and the table of a widget. */
export function heldBlocks(block: Block): readonly Block[] {
  switch (block.block) {
    case 'section':
      return block.blocks;
    case 'table':
      return block.details?.blocks ?? [];
    case 'widget':
      return block.table ? [block.table] : [];
    default:
      return [];
  }
}
