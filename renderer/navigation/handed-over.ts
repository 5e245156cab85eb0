import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

/** Name in the entry of the history under which blocks keep where they stand; the rest is what the previous page passed on. */
export const placesKey = 'places';

/**
 * Tells one page from another at the same address: what the previous page passed on, as text. A link to a place within the page (#…) makes
 * an entry of the history that carries nothing; it gets what the page was opened with, so that a reload finds it.
 */
export function useHandedOver(): string {
  const [path] = useLocation();
  const state = useHistoryState<unknown>();
  const opened = useRef({ path, state });
  const isWithin = state === null && location.hash !== '' && opened.current.path === path;
  useLayoutEffect(() => {
    if (!isWithin) opened.current = { path, state };
    else if (opened.current.state !== null) history.replaceState(opened.current.state, '');
  });
  return pageKey(isWithin ? opened.current.state : state);
}

/** What decides which page stands at a place in the history. */
export interface PagePlace {
  readonly pathname: string;
  readonly hash: string;
  readonly state: unknown;
}

/** Whether going to a place leaves the page as it is drawn: the same address with the same handed over, or a place within it. */
export function isSamePage(to: PagePlace, from: PagePlace): boolean {
  if (to.pathname !== from.pathname) return false;
  const isWithin = (to.state ?? null) === null && to.hash !== '';
  return isWithin || pageKey(to.state) === pageKey(from.state);
}

/** The handed-over part of a history entry as text; where blocks stand does not count. */
export function pageKey(state: unknown): string {
  if (typeof state !== 'object' || state === null) return '';
  const { [placesKey]: _, ...handedOver } = { [placesKey]: null, ...state };
  return Object.keys(handedOver).length === 0 ? '' : JSON.stringify(handedOver);
}
