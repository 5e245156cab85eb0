import { type ComponentType, createContext, createElement, type ReactElement } from 'react';
import type { WidgetRegistry } from '../../widgets/widget-props';
import type { AnyBlockProps } from './nested-blocks';

/** What draws a kind of block: one chunk of the build, so that a screen loads only what it shows. */
export interface BlockPart<Props = AnyBlockProps> {
  load(): Promise<void>;
  /** Draws a block; `load` must have ended. */
  draw(props: Props): ReactElement;
}

/** The parts of the kinds of block, by the word of a definition. */
export type BlockParts = Readonly<Record<string, BlockPart>>;

/** What a portal draws with besides the standard parts. */
export interface MoreParts {
  readonly blocks: BlockParts;
  readonly widgets: WidgetRegistry;
}

/** The parts that a portal adds, for the blocks below. */
export const MorePartsContext = createContext<MoreParts>({ blocks: {}, widgets: {} });

/**
 * A part from its component. Not React's `lazy`: that draws its place first, and holds the finished block back for a third of a second, also
 * when the chunk is there.
 */
export function blockPart<Props extends object>(load: () => Promise<ComponentType<Props>>): BlockPart<Props> {
  let component: ComponentType<Props> | null = null;
  return {
    async load() {
      component = await load();
    },
    draw(props) {
      if (component === null) throw new Error('A block was drawn before its part was loaded.');
      return createElement(component, props);
    },
  };
}
