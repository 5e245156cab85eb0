import { type ComponentType, createElement, type ReactElement } from 'react';

/** A component in a file of its own, which a screen loads only when it shows it. */
export interface LoadedPart<Props> {
  load(): Promise<void>;
  /** Draws the component; `load` must have ended. */
  draw(props: Props): ReactElement;
}

/**
 * A part from its component. Not React's `lazy`: that draws its place first, and holds the finished part back for a third of a second, also
 * when its file is there.
 */
export function loadedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LoadedPart<Props> {
  let component: ComponentType<Props> | null = null;
  return {
    async load() {
      component = await load();
    },
    draw(props) {
      if (component === null) throw new Error('A part was drawn before it was loaded.');
      return createElement(component, props);
    },
  };
}
