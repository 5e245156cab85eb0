import { useSyncExternalStore } from 'react';

/**
 * Which instalments are selected. It stands outside React's state, so that a box that is ticked redraws itself and the sum, and not the
 * table of five thousand rows around it.
 */
export interface Selection {
  /** The ids that are selected now; another object after every change. */
  chosen(): ReadonlySet<number>;
  toggle(id: number): void;
  /** Selects exactly these. */
  choose(ids: Iterable<number>): void;
  subscribe(listener: () => void): () => void;
}

/** A selection of these, or of nothing. */
export function createSelection(ids: Iterable<number> = []): Selection {
  const listeners = new Set<() => void>();
  let chosen: ReadonlySet<number> = new Set(ids);
  const change = (next: ReadonlySet<number>) => {
    chosen = next;
    for (const listener of listeners) listener();
  };
  return {
    chosen: () => chosen,
    toggle(id) {
      const next = new Set(chosen);
      if (!next.delete(id)) next.add(id);
      change(next);
    },
    choose: (ids) => change(new Set(ids)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The ids that are selected; the component is drawn again with every change. */
export function useChosen(selection: Selection): ReadonlySet<number> {
  return useSyncExternalStore(selection.subscribe, selection.chosen);
}

/** Whether one id is selected; the component is drawn again only when that changes. */
export function useIsChosen(selection: Selection, id: number): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.chosen().has(id));
}
