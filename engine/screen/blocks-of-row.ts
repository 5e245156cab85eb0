import type { BlockModel } from './block-model';
import type { Kinds } from './kinds';

/**
 * The blocks in the details of a row with ids of their own: several rows may be open, and an element's id may stand on a page once. An
 * anchor would lead to the first of them only, so it is left out.
 */
export function blocksOfRow(kinds: Kinds, blocks: readonly BlockModel[], rowKey: string): readonly BlockModel[] {
  const suffix = rowKey.replaceAll(/[^a-zA-Z0-9-]/g, (sign) => `_${sign.codePointAt(0)?.toString(16)}`);
  const again = (block: BlockModel): BlockModel => {
    const id = `${block.id}-${suffix}`;
    const own = kinds.blocks[block.block]?.again?.(block, id);
    if (own) return own;
    const copy = 'anchor' in block ? { ...block, id, anchor: null } : { ...block, id };
    return 'blocks' in copy ? { ...copy, blocks: copy.blocks.map(again) } : copy;
  };
  return blocks.map(again);
}
