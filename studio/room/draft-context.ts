import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react';
import type { DraftState } from '../draft/draft-state';
import type { DraftStore } from '../draft/draft-store';
import type { SessionAnswer } from '../office/studio-answers';

const DraftContext = createContext<DraftStore | null>(null);

/** Gives the draft to the views below. */
export const DraftProvider = DraftContext;

/** The draft that one works on: the way to change it, and its state of now. */
export function useDraft(): { readonly work: DraftStore; readonly state: DraftState } {
  const work = use(DraftContext);
  if (work === null) throw new Error('useDraft needs a DraftProvider above it.');
  return { work, state: useSyncExternalStore(work.subscribe, work.state) };
}

/** A tab of the browser that is closed while something is not saved asks first. */
export function useUnsavedWarning(work: DraftStore): void {
  const { saving } = useSyncExternalStore(work.subscribe, work.state);
  useEffect(() => {
    if (saving === 'saved') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [saving]);
}

/** Leads to the login when a session has ended, and goes on with saving in the next session. `session`: another object for each answer of the server. */
export function useEndedSession(work: DraftStore, session: SessionAnswer, askWhoIsHere: () => Promise<void>): void {
  const { signedOut } = useSyncExternalStore(work.subscribe, work.state);
  useEffect(() => {
    if (signedOut) void askWhoIsHere();
  }, [signedOut, askWhoIsHere]);
  const seen = useRef(session);
  useEffect(() => {
    if (seen.current === session) return;
    seen.current = session;
    if (work.state().signedOut) work.retry();
  }, [work, session]);
}
