import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { DraftState } from '../draft/draft-state';
import type { DraftStore } from '../draft/draft-store';

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
    const ask = (event: BeforeUnloadEvent) => {
      // Browsers before 2024 ask by this alone, and those of today by this as well.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [saving]);
}

/** Saves what waited for a new login, once somebody has logged in. `session`: another object after each login. */
export function useSavingAfterLogin(work: DraftStore, session: object): void {
  useEffect(() => {
    // A session that was renewed is what this waits for.
    void session;
    if (work.state().signedOut) work.retry();
  }, [work, session]);
}

/** Leads to the login when a session has ended. */
export function useEndedSession(work: DraftStore, askWhoIsHere: () => Promise<void>): void {
  const { signedOut } = useSyncExternalStore(work.subscribe, work.state);
  useEffect(() => {
    if (signedOut) void askWhoIsHere();
  }, [signedOut, askWhoIsHere]);
}
