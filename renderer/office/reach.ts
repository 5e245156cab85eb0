import { useSyncExternalStore } from 'react';

// Milliseconds between two looks whether the portal can be reached again; the last one stays.
const pauses = [2_000, 5_000, 10_000, 30_000];

let isAnswered: (() => Promise<boolean>) | null = null;
let isReached = true;
let looking = false;
let wake = (): void => undefined;
const listeners = new Set<() => void>();

/** Begins to watch whether the portal can be reached. `ask`: asks its server for something small, when that is in doubt. */
export function watchReach(ask: () => Promise<boolean>): void {
  isAnswered = ask;
  // What a browser says of its network is a hint only: it knows of a cable, not of what lies behind it.
  window.addEventListener('offline', () => void doubtReach());
  window.addEventListener('online', () => wake());
}

/** A call came back without any answer. Whether the portal is out of reach is asked of its own server, until that answers. */
export async function doubtReach(): Promise<void> {
  if (looking || isAnswered === null) return;
  looking = true;
  for (let look = 0; !(await isAnswered()); look += 1) {
    change(false);
    await pause(pauses[Math.min(look, pauses.length - 1)] ?? 0);
  }
  looking = false;
  change(true);
}

/** A call was answered, so it is worth asking at once. */
export function heardOfPortal(): void {
  if (!isReached) wake();
}

/** False while the portal cannot be reached, for want of a network or because its server is away. */
export function useIsReached(): boolean {
  return useSyncExternalStore(subscribe, () => isReached);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    wake = resolve;
    setTimeout(resolve, milliseconds);
  });
}

function change(reached: boolean): void {
  if (isReached === reached) return;
  isReached = reached;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
