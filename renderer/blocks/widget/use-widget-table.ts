import { createElement, useMemo } from 'react';
import type { BlockModelOf } from '../../../engine';
import { useOpenService } from '../../service/load-service';
import type { WidgetTable } from '../../widgets/widget-props';
import { type BlockProps, NestedBlock } from '../frame/nested-blocks';

/** The table of a widget, which the widget places and extends and the renderer draws. */
export function useWidgetTable(
  blocks: BlockModelOf<'widget'>['blocks'],
  level: BlockProps<'widget'>['level'],
  retry: BlockProps<'widget'>['retry'],
): WidgetTable | null {
  const { service } = useOpenService();
  const [block] = blocks;
  return useMemo(() => {
    if (block?.block !== 'table') return null;
    // The widget heads what belongs to the table, so the table has no heading of its own.
    const drawn = { ...block, showTitle: false };
    const sources = sourcesOf(`block:${block.id}`, service.reads);
    return {
      title: block.title,
      model: block.state.status === 'ready' ? block.table : null,
      draw: (before) => createElement(NestedBlock, { block: drawn, level, retry, before }),
      refresh: () => retry(sources),
    };
  }, [block, level, retry, service]);
}

/** The sources behind a part of the screen, also those behind what it reads. */
function sourcesOf(node: string, reads: Readonly<Record<string, readonly string[]>>, seen = new Set<string>()): readonly string[] {
  if (seen.has(node)) return [];
  seen.add(node);
  const own = node.startsWith('source:') ? [node.slice('source:'.length)] : [];
  return [...own, ...(reads[node] ?? []).flatMap((read) => sourcesOf(read, reads, seen))];
}
