import type { Block } from '../../language/language.generated';
import type { CompiledService } from '../../pack/compiled-service';
import { spareBlock } from '../../screen/held-blocks';
import type { Kinds } from '../../screen/kinds';

/** The kinds that a screen draws of these blocks: their own, and that which stands for a block whose condition could not be had. */
export function drawnKinds(blocks: readonly Block[], reads: CompiledService['reads'], kinds: Kinds): readonly string[] {
  const spare = blocks.filter(({ id }) => (reads[`visible:${id}`] ?? []).length > 0).slice(0, 1);
  return [
    ...new Set(
      [...blocks, ...spare.map(({ id }) => ({ block: spareBlock(kinds, id, { status: 'waiting' }).kind }))].map(({ block }) => block),
    ),
  ];
}
