import { type ComponentType, createContext, useContext } from 'react';
import type { BlockModel } from '../../../engine';
import type { LeadingColumn } from '../../widgets/leading-column';
import type { BlockProps } from './block-props';

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
