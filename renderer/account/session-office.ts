import { callRequest, failure, type OfficeError, type Result, type SessionIndex, success } from '../../engine';
import { isOpen, parseExtension, parseSubjects, parseToken, parseUserInfo } from '../../portal';
import { type CallManner, fetchOffice } from '../office/fetch-office';
import { portalAccounts } from '../session/portal-accounts';
import { applySessionEvent, currentSession } from '../session/session-store';

const unreadable: OfficeError = { kind: 'unreadable', status: 200, kod: null, opis: null };
type CallName = keyof SessionIndex['calls'];

let loading: { readonly token: string; readonly answer: Promise<Result<null, OfficeError>> } | null = null;

/**
 * Asks who is signed in and for whom the user may act; only one such request runs at a time. Without the first answer the login fails; the
 * second can be asked again. A failure is kept in the session, so that screens can show it.
 */
export async function loadAccount(): Promise<Result<null, OfficeError>> {
  const { token } = openSession();
  if (token === null) return failure(unreadable);
  if (loading?.token === token) return await loading.answer;
  const answer = askAccount(token);
  loading = { token, answer };
  const loaded = await answer;
  loading = null;
  return loaded;
}

async function askAccount(token: string): Promise<Result<null, OfficeError>> {
  applySessionEvent({ kind: 'account-asked' });
  const [user, subjects] = await Promise.all([ask('user'), currentSession().kind === 'signed-in' ? ask('subjects') : null]);
  // Meanwhile somebody may have signed out, or somebody else in.
  if (openSession().token !== token) return failure(unreadable);
  const known = user.ok ? parseUserInfo(user.value) : user;
  if (!known.ok) {
    applySessionEvent({ kind: 'account-failed' });
    return failure(user.ok ? unreadable : user.failure);
  }
  applySessionEvent({ kind: 'user-known', user: known.value });
  if (subjects === null) return success(null);
  const list = subjects.ok ? parseSubjects(subjects.value) : failure(null);
  applySessionEvent(list.ok ? { kind: 'subjects-known', subjects: list.value } : { kind: 'account-failed' });
  return success(null);
}

/** Extends the session. If that fails, the old end remains. */
export async function extendSession(): Promise<Result<null, OfficeError>> {
  const { token } = openSession();
  const answer = await ask('extend');
  if (!answer.ok) return answer;
  const seconds = parseExtension(answer.value);
  if (!seconds.ok) return failure(unreadable);
  if (openSession().token === token) applySessionEvent({ kind: 'extended', seconds: seconds.value });
  return success(null);
}

/** Tells the office that the session has ended. The call is sent even when the page closes, and its answer does not matter. */
export async function tellLogOut(): Promise<void> {
  if (openSession().token !== null) await ask('logOut', undefined, { last: true });
}

/** Exchanges the one-time code of an external login for a token. */
export async function exchangeCode(kod: string): Promise<Result<string, OfficeError>> {
  const answer = await ask('exchange', { kod });
  if (!answer.ok) return answer;
  const token = parseToken(answer.value);
  return token.ok ? token : failure(unreadable);
}

function openSession(): { readonly token: string | null } {
  const session = currentSession();
  return { token: isOpen(session) ? session.token : null };
}

async function ask(
  name: CallName,
  body?: Readonly<Record<string, unknown>>,
  manner: CallManner = {},
): Promise<Result<unknown, OfficeError>> {
  const { index, apiBase } = portalAccounts();
  const call = index?.calls[name];
  const session = currentSession();
  const caller = { subject: session.kind === 'signed-in' ? session.subject : null, signedIn: isOpen(session) };
  const request = call ? callRequest(call, body ? { body } : {}, caller) : null;
  return request === null ? failure(unreadable) : await fetchOffice(request, apiBase, { ...manner, ofSession: true });
}
