import type { ComponentType } from 'react';
import type { BlockProps } from './frame/block-props';
import { type SupportedBlock, supportedBlocks } from './frame/supported-blocks';

type Loaded<Kind extends SupportedBlock> = Promise<{ readonly default: ComponentType<BlockProps<Kind>> }>;

// Each kind is one chunk of the build, so that a screen loads only what it shows.
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

/** The part of each kind of block. Its `Block` can be drawn when `loadBlocks` has loaded it. */
export const blocks = {
  table: part(load.table),
  record: part(load.record),
  chart: part(load.chart),
  section: part(load.section),
  notice: part(load.notice),
  text: part(load.text),
  download: part(load.download),
  tiles: part(load.tiles),
  links: part(load.links),
  browser: part(load.browser),
  services: part(load.services),
  content: part(load.content),
  embed: part(load.embed),
  form: part(load.form),
  widget: part(load.widget),
};

/** Loads the parts for these kinds of block. */
export async function loadBlocks(kinds: readonly string[]): Promise<void> {
  await Promise.all(supportedBlocks.map((kind) => (kinds.includes(kind) ? blocks[kind].load() : undefined)));
}

// Not React's `lazy`: that draws its place first, and holds the finished block back for a third of a second, also when the chunk is there.
function part<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  let component: ComponentType<Props> | null = null;
  return {
    load: async () => {
      component = (await load()).default;
    },
    get Block(): ComponentType<Props> {
      if (component === null) throw new Error('A block was drawn before its part was loaded.');
      return component;
    },
  };
}
