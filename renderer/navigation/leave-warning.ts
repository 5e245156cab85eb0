import { atom, getDefaultStore } from 'jotai';
import { useEffect, useId } from 'react';
import type { AroundNavHandler } from 'wouter';

/** A leave that waits for the resident's answer: what to do when they go. */
export interface WaitingLeave {
  go(): void;
}

/** The leave that is asked about now, null for none. */
export const waitingLeaveAtom = atom<WaitingLeave | null>(null);

const guards = new Set<string>();

/** Warns before the page is left while `changed` is true: by a link, by the browser's back button, by closing the window. */
export function useLeaveWarning(changed: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!changed) return;
    const stop = guard(id);
    return stop;
  }, [changed, id]);
}

/** Drops every warning, because the page is left on purpose. */
export function dropLeaveWarnings(): void {
  guards.clear();
  getDefaultStore().set(waitingLeaveAtom, null);
}

/** Stands around every navigation inside the portal: one that leaves a guarded page waits for the answer. */
export const guardNavigation: AroundNavHandler = (navigate, to, options) => {
  const staysHere = new URL(to, location.href).pathname === location.pathname;
  if (guards.size === 0 || staysHere) navigate(to, options);
  else ask(() => navigate(to, options));
};

function guard(id: string): () => void {
  guards.add(id);
  let { pathname, href } = location;
  let state: unknown = history.state;

  const beforeUnload = (event: BeforeUnloadEvent) => {
    if (guards.has(id)) event.preventDefault();
  };
  // The browser has gone back already when it says so. The page is put on top again, before the router hears of it.
  const popState = (event: PopStateEvent) => {
    if (!guards.has(id) || location.pathname === pathname) {
      ({ pathname, href } = location);
      state = history.state;
      return;
    }
    event.stopImmediatePropagation();
    history.pushState(state, '', href);
    ask(() => history.back());
  };
  window.addEventListener('beforeunload', beforeUnload);
  window.addEventListener('popstate', popState, { capture: true });
  return () => {
    guards.delete(id);
    window.removeEventListener('beforeunload', beforeUnload);
    window.removeEventListener('popstate', popState, { capture: true });
  };
}

function ask(go: () => void): void {
  const leave = () => {
    dropLeaveWarnings();
    go();
  };
  getDefaultStore().set(waitingLeaveAtom, { go: leave });
}
