import { isOpen, type LoginAnswer, parseLoginAnswer, parseToken, secondsLeft } from '../../portal';
import { forgetDrafts } from '../inputs/drafts';
import { storeNotice } from '../messages/stored-notice';
import { dropLeaveWarnings } from '../navigation/leave-warning';
import { applySessionEvent, clocks, currentSession, readOtherTabs, readyForSession } from '../session/session-store';
import { exchangeCode, extendSession, loadAccount, tellLogOut } from './session-office';

/** Result of a login answer. */
export type LoginOutcome =
  | LoginAnswer['kind']
  /** The answer was not valid, or the office did not say who is signed in. */
  | 'failed';

/** Takes the office's answer to login and password: stores its token and asks who is signed in. */
export async function takeLoginAnswer(answer: unknown): Promise<LoginOutcome> {
  const read = parseLoginAnswer(answer);
  if (!read.ok) return 'failed';
  await readyForSession();
  applySessionEvent({ kind: 'login-answered', answer: read.value });
  if (read.value.kind === 'code-needed') return 'code-needed';
  return (await isAccountLoaded()) ? read.value.kind : 'failed';
}

/** Logs in with an answer that contains a token. False if the token is missing or refused. */
export async function startSession(answer: unknown, firstLogin = false): Promise<boolean> {
  const token = parseToken(answer);
  if (!token.ok) return false;
  await readyForSession();
  applySessionEvent({ kind: 'token-received', token: token.value, firstLogin });
  return await isAccountLoaded();
}

/** Logs in with the one-time code of an external login. */
export async function startSessionByCode(kod: string): Promise<boolean> {
  const token = await exchangeCode(kod);
  return token.ok && (await startSession({ token: token.value }));
}

/** Ends the session of this browser: tells the office, and deletes everything that was stored, whatever the office answers. */
export async function endSession(): Promise<void> {
  // The call must be sent before its token is forgotten.
  const told = tellLogOut();
  applySessionEvent({ kind: 'signed-out' });
  await told;
}

/** Forgets a session that the office has already ended, without a call. */
export function forgetSession(): void {
  applySessionEvent({ kind: 'signed-out' });
}

/** Called each second. At zero it ends the session and tells the office, unless another tab has extended the session. */
export function tick(): void {
  if (!isOver()) return;
  readOtherTabs();
  if (!isOver()) return;
  void tellLogOut();
  applySessionEvent({ kind: 'tick' });
}

function isOver(): boolean {
  const session = currentSession();
  return isOpen(session) && session.deadline !== null && secondsLeft(session.deadline, clocks()) === 0;
}

let extending = false;

/** Extends the session because the user is active, for example turns pages. It shows nothing; on failure the old end remains. */
export function extendByUse(): void {
  if (extending || !isOpen(currentSession())) return;
  extending = true;
  void extendSession().then(() => {
    extending = false;
  });
}

/** Ends the session and reloads the portal from its root, so that nothing of the session stays in memory. */
export function logOut(): void {
  forgetDrafts();
  void endSession();
  storeNotice('session.loggedOut');
  leaveForRoot();
}

/** Reloads the portal from its root. */
export function leaveForRoot(): void {
  dropLeaveWarnings();
  // Presses on a page that is being unloaded would be lost.
  document.documentElement.inert = true;
  location.assign('/');
}

async function isAccountLoaded(): Promise<boolean> {
  const loaded = await loadAccount();
  // A token whose user is unknown is useless, so the user must log in again.
  if (!loaded.ok) await endSession();
  return loaded.ok;
}
