import { parsePath } from '../../expressions';
import type { Block } from '../../language/language.generated';
import type { NodeKey } from '../../pack/compiled-service';
import type { LanguageInUse } from '../source/language-in-use';
import type { Reading } from './service-graph';

/**
 * The blocks whose first rows can be drawn while the rest of an answer is on its way, with the source of their rows: nothing else of such a
 * block reads an answer, and whether it is shown depends on none.
 */
export function firstRowsIn(
  blocks: readonly Block[],
  readings: readonly Reading[],
  { reads, authoring }: { readonly reads: ReadonlyMap<NodeKey, ReadonlySet<NodeKey>>; readonly authoring: LanguageInUse['authoring'] },
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    blocks.flatMap((block): [string, string][] => {
      const formula = authoring[block.block]?.firstRows?.(block) ?? null;
      const [source] = (formula === null ? null : parsePath(formula)) ?? [];
      if (source === undefined || !reads.has(`source:${source}`)) return [];
      const own = readings.filter(({ place }) => place.blocks.includes(block.id));
      const ofAnswers = own.filter(({ nodes }) => nodes.some((node) => !node.startsWith('param:')));
      const holders = own.find(({ place }) => place.blocks.at(-1) === block.id)?.place.blocks ?? [];
      const isShown = holders.every((id) => (reads.get(`visible:${id}`)?.size ?? 0) === 0);
      return ofAnswers.length === 1 && isShown ? [[block.id, source]] : [];
    }),
  );
}
