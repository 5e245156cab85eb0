import { isOpen, type LoginAnswer, parseLoginAnswer, parseToken, secondsLeft } from '../../portal';
import { forgetDrafts } from '../inputs/drafts';
import { leaveNotice } from '../messages/left-notice';
import { dropLeaveWarnings } from '../navigation/leave-warning';
import { clocks, currentSession, happen, readOtherTabs } from '../session/session-store';
import { exchangeCode, extendSession, loadAccount, tellLogOut } from './session-office';

/** What became of an answer that carries a token. */
export type LoginOutcome =
  | LoginAnswer['kind']
  /** The answer could not be read, or the office did not say who is signed in. */
  | 'failed';

/** Goes on from the office's answer to a login and password: keeps its token and asks who is signed in. */
export async function takeLoginAnswer(answer: unknown): Promise<LoginOutcome> {
  const read = parseLoginAnswer(answer);
  if (!read.ok) return 'failed';
  happen({ kind: 'login-answered', answer: read.value });
  if (read.value.kind === 'code-needed') return 'code-needed';
  return (await isAccountLoaded()) ? read.value.kind : 'failed';
}

/** Goes on from an answer that carries a token and needs nothing more. False when it could not be used. */
export async function startSession(answer: unknown, firstLogin = false): Promise<boolean> {
  const token = parseToken(answer);
  if (!token.ok) return false;
  happen({ kind: 'token-received', token: token.value, firstLogin });
  return await isAccountLoaded();
}

/** Goes on from the one-time code of a login elsewhere. */
export async function startSessionByCode(kod: string): Promise<boolean> {
  const token = await exchangeCode(kod);
  return token.ok && (await startSession({ token: token.value }));
}

/** Ends the session of this browser: the office is told, everything that was stored goes, whatever the office answers. */
export async function endSession(): Promise<void> {
  // The call takes the token along before it is forgotten.
  const told = tellLogOut();
  happen({ kind: 'signed-out' });
  await told;
}

/** Forgets the session that the office has ended by itself: with its token nothing could be told any more. */
export function forgetSession(): void {
  happen({ kind: 'signed-out' });
}

/** A second has passed: at zero the office is told, and the session ends. Another tab may have extended it meanwhile. */
export function tick(): void {
  if (!isOver()) return;
  readOtherTabs();
  if (!isOver()) return;
  void tellLogOut();
  happen({ kind: 'tick' });
}

function isOver(): boolean {
  const session = currentSession();
  return isOpen(session) && session.deadline !== null && secondsLeft(session.deadline, clocks()) === 0;
}

let extending = false;

/** Extends the session because the user goes on working, for example turns pages. It says nothing, and a failure leaves the old end. */
export function extendByUse(): void {
  if (extending || !isOpen(currentSession())) return;
  extending = true;
  void extendSession().then(() => {
    extending = false;
  });
}

/** Ends the session and loads the portal anew from its root, so that nothing of it is left in memory. */
export function logOut(): void {
  forgetDrafts();
  void endSession();
  leaveNotice('session.loggedOut');
  leaveForRoot();
}

/** Loads the portal anew from its root. */
export function leaveForRoot(): void {
  dropLeaveWarnings();
  // What is pressed on a page that is on its way out would be lost: the next page comes over it.
  document.documentElement.inert = true;
  location.assign('/');
}

async function isAccountLoaded(): Promise<boolean> {
  const loaded = await loadAccount();
  // A token of which nothing is known opens nothing: the user is asked to log in again.
  if (!loaded.ok) await endSession();
  return loaded.ok;
}
