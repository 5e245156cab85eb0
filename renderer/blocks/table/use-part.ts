import { type ComponentType, useEffect, useState } from 'react';

type Loaded<Props> = ComponentType<Props> | 'loading' | 'failed';

/** A part of a table that is loaded when a table needs it. */
export interface Part<Props> {
  loaded: Loaded<Props>;
  load(): Promise<ComponentType<Props>>;
}

/**
 * A part of a table that most tables do without, loaded beside everything else when a table needs it. Not by `lazy`: React holds such a
 * part back for 300 ms.
 */
export function usePart<Props>(part: Part<Props>, isNeeded: boolean): Loaded<Props> {
  const [loaded, setLoaded] = useState<Loaded<Props>>(() => part.loaded);
  useEffect(() => {
    if (!isNeeded || loaded !== 'loading') return;
    part.load().then(
      (component) => {
        part.loaded = component;
        setLoaded(() => component);
      },
      () => setLoaded('failed'),
    );
  }, [part, isNeeded, loaded]);
  return loaded;
}
