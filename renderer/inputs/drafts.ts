// Drafts: input that could not be sent survives a login or maintenance. It is kept for this tab, account and subject.

import { useEffect, useState } from 'react';
import { type Draft, type DraftOwner, draftOwner, isDraftOf, isOpen, parseDraft, subjectOfDraft } from '../../portal';
import { applySessionEvent, currentSession, sessionAtom } from '../session/session-store';
import { useAtomValue, watchAtom } from '../storage/atom';
import { removeStored, saveStored } from '../storage/stored-value';
import { loadOfTab, removeAllOfTab, removeOfTab, saveOfTab } from '../storage/tab-value';
import { createKeptInputs, type KeptInputs } from './kept-inputs';
import { ofSendings, ofVisitors } from './kept-of-tab';

const key = 'okienko.draft';
// Tells other tabs of a logout, which deletes the input there too.
const forgetKey = 'okienko.forgetDrafts';

let shown: KeptInputs | null = null;

/** The inputs of the screen around, with what an earlier page had to leave behind. */
export function useDraft(): KeptInputs {
  const [inputs] = useState(createKeptInputs);
  const session = useAtomValue(sessionAtom);
  useEffect(() => {
    shown = inputs;
    return () => {
      if (shown === inputs) shown = null;
    };
  }, [inputs]);
  const owner = JSON.stringify(draftOwner(session));
  useEffect(() => {
    const draft = draftFor(JSON.parse(owner));
    if (draft === null || pathOf(draft) !== location.pathname) return;
    // Nothing stood there: the resident was only to be led back.
    if (Object.keys(draft.parts).length === 0) return removeOfTab(key);
    inputs.restore(draft.parts);
    // Until it was sent it stays: the page may be drawn again, or reloaded, on the way from the login.
    return inputs.subscribe(() => {
      if (inputs.storable() === null) removeOfTab(key);
    });
  }, [owner, inputs]);
  return inputs;
}

/** Keeps what stands on the screen and was not sent, because the resident is about to be led away without being asked. */
export function keepDraft(owner: DraftOwner | null = draftOwner(currentSession())): void {
  keepPlace(owner, shown?.storable() ?? null);
}

/** Keeps the place, with what stands there unsent; without that as well if `parts` is empty. */
function keepPlace(owner: DraftOwner | null, parts: Draft['parts'] | null): void {
  if (owner === null || parts === null) return;
  const draft: Draft = { ...owner, address: location.pathname + location.search, state: history.state, at: Date.now(), parts };
  saveOfTab(key, JSON.stringify(draft));
}

/** Forgets what was typed, in every tab: the resident logs out, and perhaps leaves the device to somebody else. */
export function forgetDrafts(): void {
  forgetHere();
  saveStored(forgetKey, String(Date.now()));
  removeStored(forgetKey);
}

/** Where the signed-in user, or the visitor, was led away from; the session then acts for the same subject as there. */
export function placeOfDraft(): Pick<Draft, 'address' | 'state'> | null {
  const session = currentSession();
  const draft = readDraft();
  if (draft === null || draft.login !== (isOpen(session) ? (session.user?.login ?? null) : null)) return null;
  const subject = subjectOfDraft(draft, session);
  if (subject !== null) applySessionEvent({ kind: 'subject-chosen', subject });
  return draft;
}

/** Starts to watch for the end of the session. */
export function watchDrafts(): void {
  let last = currentSession();
  watchAtom(sessionAtom, () => {
    const before = last;
    last = currentSession();
    if (isOpen(before) && !(isOpen(last) && last.token === before.token)) {
      keepPlace(draftOwner(before), shown?.storable() ?? (last.kind === 'ended' ? {} : null));
      // Whoever logs in here next may be somebody else than the visitor was.
      removeAllOfTab(ofVisitors);
    }
    const login = isOpen(last) ? last.user?.login : undefined;
    const draft = login === undefined ? null : readDraft();
    // Somebody else has logged in.
    if (draft !== null && draft.login !== login) removeOfTab(key);
  });
  window.addEventListener('storage', (event) => {
    if (event.key === forgetKey && event.newValue !== null) forgetHere();
  });
}

function forgetHere(): void {
  shown = null;
  removeOfTab(key);
  for (const beginning of [ofVisitors, ofSendings]) removeAllOfTab(beginning);
}

function draftFor(owner: DraftOwner | null): Draft | null {
  const draft = readDraft();
  return draft !== null && owner !== null && isDraftOf(draft, owner) ? draft : null;
}

function readDraft(): Draft | null {
  return parseDraft(loadOfTab(key), Date.now());
}

function pathOf({ address }: Draft): string {
  return new URL(address, location.origin).pathname;
}
