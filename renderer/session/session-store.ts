import type { Subject } from '../../engine';
import {
  type Clocks,
  isOpen,
  keepOwnSubject,
  restoreSession,
  type Session,
  type SessionEvent,
  type StoredSession,
  sessionAfter,
  storedSession,
} from '../../portal';
import { holdsUnsent } from '../navigation/leave-warning';
import { atom, derivedAtom } from '../storage/atom';
import { loadStored, removeStored, saveStored } from '../storage/stored-value';
import { loadOfTab, removeOfTab, saveOfTab } from '../storage/tab-value';
import { forgetRequestedAddress } from './requested-address';

// Names in the browser's storage. The tokens stand last: another tab hears of each change by itself, and a token without its end is no harm.
const keys = {
  subject: 'okienko.subject',
  greeted: 'okienko.greeted',
  end: 'okienko.sessionEnd',
  unconfirmed: 'okienko.unconfirmed',
  restrictedToken: 'okienko.restrictedToken',
  token: 'okienko.token',
} as const;
// The number of the subject is needed for a reload of this tab only, so it lies in the storage of the tab and ends with it.
const tabKeys = { nip: 'okienko.nip', pesel: 'okienko.pesel', holder: 'okienko.holder' } as const;

const session = atom<Session>(restoreSession(readStored(), clocks()));

// What an earlier visit left of a session that is over by now, such as overnight, is nobody's any more.
if (!isOpen(currentSession())) clearStored();

/** Where the user of this page stands. It changes by events only: see `applySessionEvent`. */
export const sessionAtom = derivedAtom((get) => get(session));

/** The session now, for code that is no component. */
export function currentSession(): Session {
  return session.read();
}

// Whether the session of this page is in the browser's storage. If storage is refused, only this page has it, and the content of the
// storage says nothing about it.
let isKept = isOpen(currentSession());

/** Applies an event to the session, and stores what other pages of this browser need. */
export function applySessionEvent(event: SessionEvent): void {
  if (goesOn(event) && isOvertaken()) return;
  const before = currentSession();
  const heard = sessionAfter(before, event, clocks());
  const after = event.kind === 'stored' ? withOwnSubject(before, heard) : heard;
  if (after === before) return;
  session.set(after);
  if (event.kind === 'subject-chosen' || tokenOf(after) !== tokenOf(before)) subjectElsewhereAtom.set(null);
  // A change that came from another tab is not stored again, because two tabs would answer each other for ever.
  const stored = storedSession(after);
  writeOfTab(stored);
  if (event.kind !== 'stored') writeStored(stored);
  // Where the last user wanted to go is nothing for the next one.
  if (isOpen(before) && before.user !== null && !isOpen(after)) forgetRequestedAddress();
  isKept = isOpen(after) && (loadStored(keys.token) ?? loadStored(keys.restrictedToken)) === after.token;
}

/** The subject that was chosen in another tab while something was typed here for another one; null when there is nothing to decide. */
export const subjectElsewhereAtom = atom<Subject | null>(null);

function withOwnSubject(before: Session, heard: Session): Session {
  const { session: own, elsewhere } = holdsUnsent() ? keepOwnSubject(before, heard) : { session: heard, elsewhere: null };
  subjectElsewhereAtom.set(elsewhere);
  return own;
}

/** Counts the times at which it was doubted whether the session still stands: the office is asked each time. */
export const doubtAtom = atom(0);

/** Doubts that the session still stands, because the office has answered 401 to something that was typed. */
export function doubtSession(): void {
  doubtAtom.set((times) => times + 1);
}

/** Takes over what other pages of this browser have stored meanwhile. */
export function readOtherTabs(): void {
  if (isOpen(currentSession()) && !isKept) return;
  applySessionEvent({ kind: 'stored', stored: readStored() });
}

/** Events that let a session go on; the others begin it, end it or bring another one. */
function goesOn({ kind }: SessionEvent): boolean {
  return !['login-answered', 'token-received', 'signed-out', 'stored'].includes(kind);
}

/** Another tab has ended the session or begun another one, and its message is still pending: what is stored now must not be undone. */
function isOvertaken(): boolean {
  const own = ownToken();
  if (own !== null) readOtherTabs();
  return ownToken() !== own;
}

function ownToken(): string | null {
  return tokenOf(currentSession());
}

function tokenOf(session: Session): string | null {
  return isOpen(session) ? session.token : null;
}

/** True when a change of the browser's storage concerns the session; a change without a name has emptied it. */
export function isOfSession(key: string | null): boolean {
  return key === null || Object.values(keys).some((own) => own === key);
}

/** The clocks of this page. */
export function clocks(): Clocks {
  return { wall: Date.now(), steady: performance.now() };
}

function readStored(): StoredSession {
  return {
    token: loadStored(keys.token),
    restrictedToken: loadStored(keys.restrictedToken),
    nip: loadOfTab(tabKeys.nip),
    pesel: loadOfTab(tabKeys.pesel),
    holder: loadOfTab(tabKeys.holder),
    subject: loadStored(keys.subject),
    end: loadStored(keys.end),
    unconfirmed: loadStored(keys.unconfirmed) !== null,
    greeted: loadStored(keys.greeted) !== null,
  };
}

function clearStored(): void {
  const nothing = storedSession(currentSession());
  writeOfTab(nothing);
  writeStored(nothing);
}

function writeOfTab(stored: StoredSession): void {
  for (const name of Object.keys(tabKeys) as (keyof typeof tabKeys)[]) {
    const text = stored[name];
    if (text === null) removeOfTab(tabKeys[name]);
    else saveOfTab(tabKeys[name], text);
  }
}

function writeStored(stored: StoredSession): void {
  const texts = { ...stored, unconfirmed: stored.unconfirmed ? 'true' : null, greeted: stored.greeted ? 'true' : null };
  const isGone = stored.token === null && stored.restrictedToken === null;
  const names = Object.keys(keys) as (keyof typeof keys)[];
  for (const name of isGone ? names.reverse() : names) {
    const text = texts[name];
    if (text === null) removeStored(keys[name]);
    else if (loadStored(keys[name]) !== text) saveStored(keys[name], text);
  }
}

let load: () => Promise<void> = async () => undefined;

/** Says what is loaded before a session begins: what is drawn for who is signed in. */
export function loadBeforeSessions(loader: () => Promise<void>): void {
  load = loader;
}

/** Waits until that is there. */
export function readyForSession(): Promise<void> {
  return load();
}
