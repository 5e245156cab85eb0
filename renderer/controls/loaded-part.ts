import { type ComponentType, createElement, type ReactElement } from 'react';

/** A component in a file of its own, which a screen loads only when it shows it. */
export interface LoadedPart<Props> {
  load(): Promise<void>;
  /** Draws the component; call `load` and wait for it first. */
  draw(props: Props): ReactElement;
}

/**
 * Makes a part from its component. React's `lazy` would first draw a placeholder and delay the component for a third of a second, even when
 * its file is already loaded.
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
