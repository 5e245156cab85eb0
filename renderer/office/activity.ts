import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

/** Counts a fetch as running. Call the returned function when it has ended. */
export function beginFetch(): () => void {
  change(1);
  return () => change(-1);
}

/** True while anything is being fetched. */
export function useIsFetching(): boolean {
  return useSyncExternalStore(subscribe, () => running > 0);
}

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
