import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Which rows are selected, by their ids. It stands outside React's state, so that a box that is ticked redraws itself and the sum, and not the
 * table of five thousand rows around it.
 */
export interface Selection<Id> {
  /** The ids that are selected now; another object after every change. */
  chosen(): ReadonlySet<Id>;
  toggle(id: Id): void;
  /** Selects exactly these. */
  choose(ids: Iterable<Id>): void;
  subscribe(listener: () => void): () => void;
}

/** A selection of these, or of nothing. */
export function createSelection<Id>(ids: Iterable<Id> = []): Selection<Id> {
  const listeners = new Set<() => void>();
  let chosen: ReadonlySet<Id> = new Set(ids);
  const change = (next: ReadonlySet<Id>) => {
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
export function useChosen<Id>(selection: Selection<Id>): ReadonlySet<Id> {
  return useSyncExternalStore(selection.subscribe, selection.chosen, selection.chosen);
}

/** Whether one id is selected; the component is drawn again only when that changes. */
export function useIsChosen<Id>(selection: Selection<Id>, id: Id): boolean {
  const isChosen = () => selection.chosen().has(id);
  return useSyncExternalStore(selection.subscribe, isChosen, isChosen);
}

/**
 * Marks the row in which an element stands (`data-chosen`) while it is chosen, without drawing the row again. A rule of the look with :has()
 * and :checked would need no mark, but with it the browser works out the look of the whole page at each key of a form.
 */
export function useChosenRow<Marked extends HTMLElement>(isChosen: boolean): RefObject<Marked | null> {
  const marked = useRef<Marked>(null);
  useLayoutEffect(() => {
    const row = marked.current?.closest('tr');
    row?.toggleAttribute('data-chosen', isChosen);
    return () => row?.removeAttribute('data-chosen');
  }, [isChosen]);
  return marked;
}
