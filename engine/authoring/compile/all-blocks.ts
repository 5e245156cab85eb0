import { standardKinds } from '../../kinds/standard-kinds';
import type { Block } from '../../language/language.generated';
import * as held from '../../screen/held-blocks';
import type { Kinds } from '../../screen/kinds';

/** Every block of a screen from top to bottom, each before the blocks that it holds. */
export function allBlocks(blocks: readonly Block[], kinds: Kinds = standardKinds): readonly Block[] {
  return held.allBlocks(kinds, blocks);
}
