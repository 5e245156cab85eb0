import { type ComponentType, createContext, useContext } from 'react';
import type { BlockKindName, BlockModel, BlockModelOf } from '../../../engine';
import type { LeadingColumn } from '../../widgets/widget-props';

/** What every block is drawn from. */
export interface BlockProps<Kind extends BlockKindName> {
  readonly block: BlockModelOf<Kind>;
  /** Level of the block's heading: 2 on the screen, 3 inside a section. */
  readonly level: 2 | 3;
  /** Calls the named sources again. */
  retry(sources: readonly string[]): void;
}

/** What a block of any kind is drawn from. */
export interface AnyBlockProps extends Pick<BlockProps<BlockModel['block']>, 'level' | 'retry'> {
  readonly block: BlockModel;
  /** A column that a widget puts before those of a table. */
  readonly before?: LeadingColumn | null;
}

const BlockContext = createContext<ComponentType<AnyBlockProps> | null>(null);

/** Says what draws the blocks inside a block. */
export const NestedBlocks = BlockContext.Provider;

/** Draws a block inside a block: kinds that hold others do not know the table of all kinds. */
export function NestedBlock(props: AnyBlockProps) {
  const Block = useContext(BlockContext);
  if (!Block) throw new Error('NestedBlock needs a BlockView above it.');
  return <Block {...props} />;
}
