import type { BlockModel } from '../../../engine';

/** The model of one kind of block. */
export type BlockOf<Kind extends BlockModel['block']> = Extract<BlockModel, { readonly block: Kind }>;

/** What every block is drawn from. */
export interface BlockProps<Kind extends BlockModel['block']> {
  readonly block: BlockOf<Kind>;
  /** Level of the block's heading: 2 on the screen, 3 inside a section. */
  readonly level: 2 | 3;
  /** Calls the named sources again. */
  retry(sources: readonly string[]): void;
}
