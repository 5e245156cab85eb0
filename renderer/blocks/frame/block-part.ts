import { createContext } from 'react';
import type { LoadedPart } from '../../controls/loaded-part';
import type { WidgetRegistry } from '../../widgets/widget-props';
import type { AnyBlockProps } from './nested-blocks';

/** What draws a kind of block: one chunk of the build, so that a screen loads only what it shows. */
export type BlockPart<Props = AnyBlockProps> = LoadedPart<Props>;

export { loadedPart as blockPart } from '../../controls/loaded-part';

/** The parts of the kinds of block, by the word of a definition. */
export type BlockParts = Readonly<Record<string, BlockPart>>;

/** What a portal draws with besides the standard parts. */
export interface MoreParts {
  readonly blocks: BlockParts;
  readonly widgets: WidgetRegistry;
}

/** The parts that a portal adds, for the blocks below. */
export const MorePartsContext = createContext<MoreParts>({ blocks: {}, widgets: {} });
