import { type ComponentType, useEffect, useState } from 'react';
import type { OfficePagerProps } from './OfficePager';
import type { TableFiltersProps } from './TableFilters';
import type { TableSearchProps } from './TableSearch';
import type { VirtualRowsProps } from './VirtualRows';

type Loaded<Props> = ComponentType<Props> | 'loading' | 'failed';

interface Part<Props> {
  loaded: Loaded<Props>;
  load(): Promise<ComponentType<Props>>;
}

/** Draws only the rows near the window. A page of a table does not need it. */
export const virtualRows: Part<VirtualRowsProps> = {
  loaded: 'loading',
  load: async () => (await import('./VirtualRows')).VirtualRows,
};

/** The field in which residents search a table. */
export const tableSearch: Part<TableSearchProps> = {
  loaded: 'loading',
  load: async () => (await import('./TableSearch')).TableSearch,
};

/** The fields by which residents filter a table. */
export const tableFilters: Part<TableFiltersProps> = {
  loaded: 'loading',
  load: async () => (await import('./TableFilters')).TableFilters,
};

/** The way to pages that the office sends one by one. */
export const officePager: Part<OfficePagerProps> = {
  loaded: 'loading',
  load: async () => (await import('./OfficePager')).OfficePager,
};

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
