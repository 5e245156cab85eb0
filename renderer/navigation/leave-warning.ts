import { useEffect, useId } from 'react';
import type { AroundNavHandler } from 'wouter';
import { atom } from '../storage/atom';
import { isSamePage, type PagePlace } from './handed-over';

/** A pending navigation that waits for the resident's answer. */
interface WaitingLeave {
  go(): void;
}

/** Where a guarded page stands in the browser's history. */
interface Place extends PagePlace {
  readonly href: string;
}

/** The leave that is asked about now, null for none. */
export const waitingLeaveAtom = atom<WaitingLeave | null>(null);

const guards = new Set<string>();
let place: Place | null = null;

/** Warns before the page is left while `changed` is true: by a link, by the browser's back button, by closing the window. */
export function useLeaveWarning(changed: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!changed) return;
    guards.add(id);
    place = here();
    return () => {
      guards.delete(id);
    };
  }, [changed, id]);
}

/** Drops every warning, because the page is left on purpose. */
export function dropLeaveWarnings(): void {
  guards.clear();
  waitingLeaveAtom.set(null);
}

/** True while something stands on the page that was not sent. */
export function holdsUnsent(): boolean {
  return guards.size > 0;
}

/** Does something that takes away what was typed on the page: at once when nothing was, else when the resident wants it. */
export function askBeforeLosing(go: () => void): void {
  if (guards.size === 0) go();
  else ask(go);
}

/** Asks before something unsaved is closed that is not a page, such as a dialog; `go` closes it. */
export function askBeforeLeaving(go: () => void): void {
  waitingLeaveAtom.set({
    go() {
      waitingLeaveAtom.set(null);
      go();
    },
  });
}

/** Stands around every navigation inside the portal: one that leaves a guarded page waits for the answer. */
export const guardNavigation: AroundNavHandler = (navigate, to, options) => {
  if (guards.size > 0 && !isSamePage(placeOf(new URL(to, location.href), options?.state), here())) {
    ask(() => navigate(to, options));
    return;
  }
  navigate(to, options);
  if (guards.size > 0) place = here();
};

/** Starts to watch the browser's own ways of leaving. It must come before the router's first listener: they are called in order. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    // Browsers before 2024 ask by this alone, and those of today by this as well.
    if (guards.size > 0) event.returnValue = true;
  });
  // The browser has gone back already when it says so. The page is put on top again, and the router does not hear of it.
  window.addEventListener('popstate', (event) => {
    if (guards.size === 0 || place === null) return;
    if (isSamePage(here(), place)) {
      place = here();
      return;
    }
    event.stopImmediatePropagation();
    history.pushState(place.state, '', place.href);
    ask(() => history.back());
  });
}

function here(): Place {
  return placeOf(location, history.state);
}

function placeOf({ pathname, href, hash }: Pick<URL, 'pathname' | 'href' | 'hash'>, state: unknown): Place {
  return { pathname, href, hash, state };
}

function ask(go: () => void): void {
  const leave = () => {
    dropLeaveWarnings();
    go();
  };
  waitingLeaveAtom.set({ go: leave });
}
