import { useContext } from 'react';
import { MorePartsContext } from './frame/block-part';
import { type AnyBlockProps, NestedBlocks } from './frame/nested-blocks';
import { partOf } from './load-blocks';

/** Draws a block of any kind, and says what draws the blocks inside it. */
export function BlockView(props: AnyBlockProps) {
  return <NestedBlocks value={BlockOfKind}>{BlockOfKind(props)}</NestedBlocks>;
}

function BlockOfKind(props: AnyBlockProps) {
  return partOf(props.block.block, useContext(MorePartsContext).blocks).draw(props);
}
