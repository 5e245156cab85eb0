import type { BlockKindName, BlockModelOf } from '../../../engine';

/** What every block is drawn from. */
export interface BlockProps<Kind extends BlockKindName> {
  readonly block: BlockModelOf<Kind>;
  /** Level of the block's heading: 2 on the screen, 3 inside a section. */
  readonly level: 2 | 3;
  /** Calls the named sources again. */
  retry(sources: readonly string[]): void;
}
