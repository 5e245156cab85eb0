import { useSyncExternalStore } from 'react';
import { askStudio, StudioRefusal } from './ask-studio';
import type { Pulse } from './studio-answers';

const between = 4_000;
const listeners = new Set<() => void>();
let known: Pulse | null = null;
let timer: ReturnType<typeof setInterval> | null = null;

/** Asks at once whether somebody else has done something. */
export async function feelPulse(): Promise<void> {
  try {
    const { revision, drafts } = await askStudio<Pulse>('/pulse');
    if (known?.revision === revision && known.drafts === drafts) return;
    known = { revision, drafts };
    for (const listener of listeners) listener();
  } catch (error) {
    // The next question finds the server again; whoever acts meanwhile is told by the answer.
    if (!(error instanceof StudioRefusal)) throw error;
  }
}

/** What is published and how the drafts stand, asked anew every few seconds while somebody looks. Null before the first answer. */
export function usePulse(): Pulse | null {
  return useSyncExternalStore(subscribe, () => known);
}

const look = () => {
  if (document.visibilityState === 'visible') void feelPulse();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === null) {
    timer = setInterval(look, between);
    document.addEventListener('visibilitychange', look);
    look();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
    document.removeEventListener('visibilitychange', look);
  };
}
