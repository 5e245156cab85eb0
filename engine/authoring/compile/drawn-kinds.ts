import type { Block } from '../../language/language.generated';
import type { CompiledService } from '../../pack/compiled-service';

/** The kinds that a screen draws of these blocks: their own, and notices where one may stand for a block whose condition could not be had. */
export function drawnKinds(blocks: readonly Block[], reads: CompiledService['reads']): readonly string[] {
  const mayNeedNotice = blocks.some(({ id }) => (reads[`visible:${id}`] ?? []).length > 0);
  return [...new Set([...blocks.map(({ block }) => block), ...(mayNeedNotice ? ['notice'] : [])])];
}
