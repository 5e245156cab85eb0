import { useSyncExternalStore } from 'react';
import type { Selection } from './selection';

/** The ids that are selected; the component is drawn again with every change. */
export function useChosen(selection: Selection): ReadonlySet<number> {
  return useSyncExternalStore(selection.subscribe, selection.chosen);
}

/** Whether one id is selected; the component is drawn again only when that changes. */
export function useIsChosen(selection: Selection, id: number): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.chosen().has(id));
}
