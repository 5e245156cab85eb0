import { type ComponentType, lazy } from 'react';
import type { BlockProps } from './block-props';
import { type SupportedBlock, supportedBlocks } from './supported-blocks';

type Loaded<Kind extends SupportedBlock> = Promise<{ readonly default: ComponentType<BlockProps<Kind>> }>;

// Each kind is one lazily loaded chunk, so that a screen loads only what it shows.
const load = {
  table: async () => ({ default: (await import('./table/TableBlock')).TableBlock }),
  record: async () => ({ default: (await import('./record/RecordBlock')).RecordBlock }),
  chart: async () => ({ default: (await import('./chart/ChartBlock')).ChartBlock }),
  section: async () => ({ default: (await import('./section/SectionBlock')).SectionBlock }),
  notice: async () => ({ default: (await import('./notice/NoticeBlock')).NoticeBlock }),
  text: async () => ({ default: (await import('./text/TextBlock')).TextBlock }),
  download: async () => ({ default: (await import('./download/DownloadBlock')).DownloadBlock }),
} satisfies { readonly [Kind in SupportedBlock]: () => Loaded<Kind> };

/** The component of each kind of block. */
export const blocks = {
  table: lazy(load.table),
  record: lazy(load.record),
  chart: lazy(load.chart),
  section: lazy(load.section),
  notice: lazy(load.notice),
  text: lazy(load.text),
  download: lazy(load.download),
};

/** Starts loading the parts for these kinds of block, before the answers that they show are there. */
export function preloadBlocks(kinds: readonly string[]): void {
  // A part that cannot be loaded now fails again, visibly, when it is drawn.
  for (const kind of supportedBlocks) if (kinds.includes(kind)) load[kind]().catch(() => undefined);
}
