import type { Block } from '../../language/language.generated';
import type { CompiledService } from '../../pack/compiled-service';

/**
 * The kinds of block that a screen may draw: those of its blocks, and notices, which take the place of a block whose condition could not be
 * evaluated.
 */
export function drawnKinds(blocks: readonly Block[], reads: CompiledService['reads']): readonly string[] {
  const mayNeedNotice = blocks.some(({ id }) => (reads[`visible:${id}`] ?? []).length > 0);
  return [...new Set([...blocks.map(({ block }) => block), ...(mayNeedNotice ? ['notice'] : [])])];
}
