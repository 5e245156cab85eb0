import { atom, getDefaultStore } from 'jotai';
import {
  type Clocks,
  isOpen,
  keepOwnSubject,
  restoreSession,
  type Session,
  type SessionEvent,
  type StoredSession,
  type Subject,
  sessionAfter,
  storedSession,
} from '../../engine';
import { holdsUnsent } from '../navigation/leave-warning';
import { loadStored, removeStored, saveStored } from '../stored-value';

// Names in the browser's storage. The tokens stand last: another tab hears of each change by itself, and a token without its end is no harm.
const keys = {
  nip: 'okienko.nip',
  pesel: 'okienko.pesel',
  end: 'okienko.sessionEnd',
  unconfirmed: 'okienko.unconfirmed',
  restrictedToken: 'okienko.restrictedToken',
  token: 'okienko.token',
} as const;

const session = atom<Session>(restoreSession(readStored(), clocks()));

/** Where the user of this page stands. It changes by events only: see `happen`. */
export const sessionAtom = atom((get) => get(session));

/** The session now, for code that is no component. */
export function currentSession(): Session {
  return getDefaultStore().get(session);
}

// Whether the session of this page lies in the browser's storage. Where storage is refused the page has it alone, and nothing that is
// stored, or not, speaks against it.
let isKept = isOpen(currentSession());

/** Lets an event change the session, and stores what other pages of this browser need of it. */
export function happen(event: SessionEvent): void {
  if (goesOn(event) && isOvertaken()) return;
  const before = currentSession();
  const heard = sessionAfter(before, event, clocks());
  const after = event.kind === 'stored' ? withOwnSubject(before, heard) : heard;
  if (after === before) return;
  getDefaultStore().set(session, after);
  if (event.kind === 'subject-chosen' || tokenOf(after) !== tokenOf(before)) getDefaultStore().set(subjectElsewhereAtom, null);
  // What another tab stored is not stored again: two tabs would answer each other for ever.
  if (event.kind !== 'stored') writeStored(storedSession(after));
  isKept = isOpen(after) && (loadStored(keys.token) ?? loadStored(keys.restrictedToken)) === after.token;
}

/** The subject that was chosen in another tab while something was typed here for another one; null when there is nothing to decide. */
export const subjectElsewhereAtom = atom<Subject | null>(null);

function withOwnSubject(before: Session, heard: Session): Session {
  const { session: own, elsewhere } = holdsUnsent() ? keepOwnSubject(before, heard) : { session: heard, elsewhere: null };
  getDefaultStore().set(subjectElsewhereAtom, elsewhere);
  return own;
}

/** Takes over what other pages of this browser have stored meanwhile. */
export function readOtherTabs(): void {
  if (isOpen(currentSession()) && !isKept) return;
  happen({ kind: 'stored', stored: readStored() });
}

/** Events that let a session go on; the others begin it, end it or bring another one. */
function goesOn({ kind }: SessionEvent): boolean {
  return !['login-answered', 'token-received', 'signed-out', 'stored'].includes(kind);
}

/** Another tab has ended the session or begun another one, and its message is still on its way: what is stored now must not be undone. */
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
    nip: loadStored(keys.nip),
    pesel: loadStored(keys.pesel),
    end: loadStored(keys.end),
    unconfirmed: loadStored(keys.unconfirmed) !== null,
  };
}

function writeStored(stored: StoredSession): void {
  const texts = { ...stored, unconfirmed: stored.unconfirmed ? 'true' : null };
  const isGone = stored.token === null && stored.restrictedToken === null;
  const names = Object.keys(keys) as (keyof typeof keys)[];
  for (const name of isGone ? names.reverse() : names) {
    const text = texts[name];
    if (text === null) removeStored(keys[name]);
    else if (loadStored(keys[name]) !== text) saveStored(keys[name], text);
  }
}
