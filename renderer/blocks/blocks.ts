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
  tiles: async () => ({ default: (await import('./tiles/TilesBlock')).TilesBlock }),
  links: async () => ({ default: (await import('./links/LinksBlock')).LinksBlock }),
  browser: async () => ({ default: (await import('./browser/BrowserBlock')).BrowserBlock }),
  services: async () => ({ default: (await import('./services/ServicesBlock')).ServicesBlock }),
  content: async () => ({ default: (await import('./content/ContentBlock')).ContentBlock }),
  embed: async () => ({ default: (await import('./embed/EmbedBlock')).EmbedBlock }),
  form: async () => ({ default: (await import('./form/FormBlock')).FormBlock }),
  widget: async () => ({ default: (await import('./widget/WidgetBlock')).WidgetBlock }),
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
  tiles: lazy(load.tiles),
  links: lazy(load.links),
  browser: lazy(load.browser),
  services: lazy(load.services),
  content: lazy(load.content),
  embed: lazy(load.embed),
  form: lazy(load.form),
  widget: lazy(load.widget),
};

/** Starts loading the parts for these kinds of block, before the answers that they show are there. */
export function preloadBlocks(kinds: readonly string[]): void {
  // A part that cannot be loaded now fails again, visibly, when it is drawn.
  for (const kind of supportedBlocks) if (kinds.includes(kind)) load[kind]().catch(() => undefined);
}
