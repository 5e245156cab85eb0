import type { Block } from '../../language/language.generated';
import type { CompiledService } from '../../pack/compiled-service';
import type { BlockModel, BlockStatus } from '../../screen/block-model';

type WithoutState = Exclude<BlockModel, { readonly state: BlockStatus }>['block'];

// They have no words for what could not be had.
const withoutState = { section: true, download: true, links: true, services: true } satisfies Readonly<Record<WithoutState, true>>;

/** The kinds that a screen draws of these blocks: their own, and notices where one stands for a block whose condition could not be had. */
export function drawnKinds(blocks: readonly Block[], reads: CompiledService['reads']): readonly string[] {
  const needNotice = blocks.some(({ id, block }) => Object.hasOwn(withoutState, block) && (reads[`visible:${id}`] ?? []).length > 0);
  return [...new Set([...blocks.map(({ block }) => block), ...(needNotice ? ['notice'] : [])])];
}
