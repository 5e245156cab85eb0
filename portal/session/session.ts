import { assertNever, contentHash, type Subject } from '../../engine';
import type { CodeNeeded, LoginAnswer } from '../answers/login-answer';
import type { UserInfo } from '../answers/user-info';
import { valuesOfUser } from '../answers/user-values';
import { chooseSubject, isSameSubject, numberOfSubject, placeOfSubject, type SubjectNumber, subjectAtPlace } from './choose-subject';
import { type Clocks, type Deadline, deadlineIn, momentOf, restoreDeadline, secondsLeft } from './countdown';

/** State of the session, from visitor to signed in. */
export type Session =
  | { readonly kind: 'visitor' }
  /** Login and password were right; the one-time code is still to come. */
  | CodeNeeded
  | RestrictedSession
  | SignedInSession
  /** The countdown has ended and the resident has not yet closed the message. */
  | { readonly kind: 'ended' };

interface OpenSession {
  readonly token: string;
  /** Null until the office has said how long the session lasts. */
  readonly deadline: Deadline | null;
  /** Null until the office has said who it is. */
  readonly user: UserInfo | null;
}

/** The session of an account that is unconfirmed, or whose person is not verified. */
export interface RestrictedSession extends OpenSession {
  readonly kind: 'restricted';
  readonly unconfirmed: boolean;
}

/** The session of a verified account. */
export interface SignedInSession extends OpenSession {
  readonly kind: 'signed-in';
  /** Whom the user may act for; null until the office has said it. */
  readonly subjects: readonly Subject[] | null;
  /** Whom the user acts for now. */
  readonly subject: Subject | null;
  /** Number of the subject of this tab's last page, by which it is found again. */
  readonly kept: SubjectNumber | null;
  /** Place in the list of the subject that was chosen last in any tab. */
  readonly place: string | null;
  /** The greeting of the first login: `due` while it is to be shown, `done` once it was read. */
  readonly greeting: 'none' | 'due' | 'done';
  /** The office could not say who the user is, or for whom the user may act. */
  readonly accountFailed: boolean;
}

/** What happens to a session. */
export type SessionEvent =
  | { readonly kind: 'login-answered'; readonly answer: LoginAnswer }
  /** A token that needs nothing more: after the one-time code, a registration, or an external login. */
  | { readonly kind: 'token-received'; readonly token: string; readonly firstLogin?: boolean }
  /** The office is asked who the user is and for whom the user may act. */
  | { readonly kind: 'account-asked' }
  | { readonly kind: 'account-failed' }
  | { readonly kind: 'user-known'; readonly user: UserInfo }
  | { readonly kind: 'subjects-known'; readonly subjects: readonly Subject[] }
  | { readonly kind: 'subject-chosen'; readonly subject: Subject }
  | { readonly kind: 'extended'; readonly seconds: number }
  | { readonly kind: 'greeted' }
  /** A second has passed, or the page was woken. */
  | { readonly kind: 'tick' }
  /** By the user, or because the office refused the token. */
  | { readonly kind: 'signed-out' }
  /** Another page of this browser has stored something else. */
  | { readonly kind: 'stored'; readonly stored: StoredSession };

/** The stored part of a session, for a reload and for other tabs. The subject's number is stored in the tab only. */
export interface StoredSession {
  readonly token: string | null;
  readonly restrictedToken: string | null;
  readonly nip: string | null;
  readonly pesel: string | null;
  /** Mark of the token in whose session the number was kept: a tab that was elsewhere while another user signed in still has the old number. */
  readonly holder: string | null;
  /** Place of the chosen subject in the list. */
  readonly subject: string | null;
  /** Moment of the end, in milliseconds of the wall clock. */
  readonly end: string | null;
  readonly unconfirmed: boolean;
  /** The greeting of the first login was read. */
  readonly greeted: boolean;
}

/** The session of a visitor. */
export const visitorSession: Session = { kind: 'visitor' };

/** The session after an event. Events that do not fit the session change nothing, so that a late answer cannot revive it. */
export function sessionAfter(session: Session, event: SessionEvent, now: Clocks): Session {
  switch (event.kind) {
    case 'login-answered':
      return afterLogin(event.answer);
    case 'token-received':
      return { ...signedInWith(event.token), greeting: event.firstLogin === true ? 'due' : 'none' };
    case 'signed-out':
      return visitorSession;
    case 'stored':
      return afterStored(session, event.stored, now);
    case 'user-known':
    case 'extended':
    case 'tick':
      return isOpen(session) ? afterTime(session, event, now) : session;
    case 'account-asked':
    case 'account-failed':
    case 'subjects-known':
    case 'subject-chosen':
    case 'greeted':
      return session.kind === 'signed-in' ? afterSubject(session, event) : session;
    default:
      return assertNever(event);
  }
}

/** True while somebody is signed in, also with a restricted account. */
export function isOpen(session: Session): session is RestrictedSession | SignedInSession {
  return session.kind === 'restricted' || session.kind === 'signed-in';
}

/** What of a session is stored. */
export function storedSession(session: Session): StoredSession {
  const none = {
    token: null,
    restrictedToken: null,
    nip: null,
    pesel: null,
    holder: null,
    subject: null,
    end: null,
    unconfirmed: false,
    greeted: false,
  };
  if (!isOpen(session)) return none;
  const end = session.deadline === null ? null : String(momentOf(session.deadline));
  if (session.kind === 'restricted') return { ...none, restrictedToken: session.token, end, unconfirmed: session.unconfirmed };
  // Until the office has listed the subjects the user's own number stands for them.
  const number =
    session.subject === null ? (session.kept ?? (session.user && numberOfSubject(session.user))) : numberOfSubject(session.subject);
  return {
    ...none,
    token: session.token,
    nip: number?.nip ?? null,
    pesel: number?.pesel ?? null,
    holder: number === null ? null : contentHash(session.token),
    subject: session.place,
    end,
    greeted: session.greeting === 'done',
  };
}

/** The session that an earlier page stored; one whose end has passed is none. A full token comes before a restricted one. */
export function restoreSession(stored: StoredSession, now: Clocks): Session {
  const deadline = restoreDeadline(stored.end, now);
  if (deadline !== null && secondsLeft(deadline, now) === 0) return visitorSession;
  if (stored.token !== null) {
    const greeting = stored.greeted ? 'done' : 'none';
    const kept = stored.holder === contentHash(stored.token) ? keptNumber(stored) : null;
    return { ...signedInWith(stored.token), deadline, kept, place: stored.subject, greeting };
  }
  if (stored.restrictedToken === null) return visitorSession;
  return { kind: 'restricted', token: stored.restrictedToken, deadline, user: null, unconfirmed: stored.unconfirmed };
}

function signedInWith(token: string): SignedInSession {
  const unknown = { deadline: null, user: null, subjects: null, subject: null, kept: null, place: null } as const;
  return { kind: 'signed-in', token, ...unknown, greeting: 'none', accountFailed: false };
}

function afterLogin(answer: LoginAnswer): Session {
  switch (answer.kind) {
    case 'restricted':
      return { kind: 'restricted', token: answer.token, deadline: null, user: null, unconfirmed: answer.unconfirmed };
    case 'code-needed':
      return answer;
    case 'signed-in':
      return signedInWith(answer.token);
    default:
      return assertNever(answer);
  }
}

function afterTime(
  session: RestrictedSession | SignedInSession,
  event: Extract<SessionEvent, { readonly kind: 'user-known' | 'extended' | 'tick' }>,
  now: Clocks,
): Session {
  switch (event.kind) {
    case 'user-known': {
      const { user } = event;
      // After a reload the countdown goes on; it can never show more than a whole session, give or take a second on the way.
      const whole = deadlineIn(user.sessionSeconds, now);
      const left = session.deadline === null ? user.sessionSeconds : secondsLeft(session.deadline, now);
      const deadline = session.deadline === null || left > user.sessionSeconds + 1 ? whole : session.deadline;
      const known = { ...session, user, deadline };
      return known.kind === 'signed-in' && known.greeting === 'none' && user.firstLogin ? { ...known, greeting: 'due' } : known;
    }
    case 'extended':
      return { ...session, deadline: deadlineIn(event.seconds, now) };
    case 'tick':
      return session.deadline !== null && secondsLeft(session.deadline, now) === 0 ? { kind: 'ended' } : session;
    default:
      return assertNever(event);
  }
}

function afterSubject(
  session: SignedInSession,
  event: Extract<SessionEvent, { readonly kind: 'account-asked' | 'account-failed' | 'subjects-known' | 'subject-chosen' | 'greeted' }>,
): SignedInSession {
  switch (event.kind) {
    case 'account-asked':
    case 'account-failed': {
      const accountFailed = event.kind === 'account-failed';
      return session.accountFailed === accountFailed ? session : { ...session, accountFailed };
    }
    case 'subjects-known':
      return { ...session, subjects: event.subjects, subject: chooseSubject(event.subjects, session, session.user), accountFailed: false };
    case 'subject-chosen': {
      const number = numberOfSubject(event.subject);
      const found = session.subjects?.find((subject) => isSameSubject(subject, number));
      return found && session.subjects ? { ...session, subject: found, place: placeOfSubject(session.subjects, found) } : session;
    }
    case 'greeted':
      return { ...session, greeting: 'done' };
    default:
      return assertNever(event);
  }
}

/** Another tab signed in, signed out, was extended, or chose another subject. */
function afterStored(session: Session, stored: StoredSession, now: Clocks): Session {
  const isSame = isOpen(session) && session.token === (session.kind === 'restricted' ? stored.restrictedToken : stored.token);
  if (isSame) return withStored(session, stored, now);
  const other = restoreSession(stored, now);
  if (!isOpen(other)) {
    if (!isOpen(session)) return session;
    // All tabs count down together, so each shows the end.
    const isOver = session.deadline !== null && secondsLeft(session.deadline, now) <= 1;
    return isOver ? { kind: 'ended' } : visitorSession;
  }
  return other;
}

/** The same session with the end and the subject that were stored. An end that has passed is left to the next tick, which tells the office. */
function withStored(session: RestrictedSession | SignedInSession, stored: StoredSession, now: Clocks): Session {
  const deadline = restoreDeadline(stored.end, now) ?? session.deadline;
  if (session.kind === 'restricted') return { ...session, deadline };
  const chosen = subjectAtPlace(session.subjects ?? [], stored.subject);
  const greeting = stored.greeted ? 'done' : session.greeting;
  return { ...session, deadline, greeting, place: stored.subject, subject: chosen ?? session.subject };
}

function keptNumber({ nip, pesel }: StoredSession): SubjectNumber | null {
  return nip === null && pesel === null ? null : { nip, pesel: nip === null ? pesel : null };
}

/**
 * The session as it will probably be once the office has said for whom the user may act: with the subject of the last page. It is for
 * calls that are sent ahead only. The office judges each of them by its token, and a screen takes only answers for its real subject.
 */
export function presumedSession(session: Session): Session {
  if (session.kind !== 'signed-in' || session.subject !== null || session.kept === null) return session;
  const { nip, pesel } = session.kept;
  return { ...session, subject: { name: '', institution: nip !== null, nip, pesel } };
}

/**
 * What formulas read as `user`: the office's answer about the user and the state of the account. Null for a visitor. The end of the session
 * is left out, so that extending a session does not redraw any screen.
 */
export function userValues(session: Session): Readonly<Record<string, unknown>> | null {
  if (!isOpen(session)) return null;
  const restricted = session.kind === 'restricted';
  const firstLogin = session.kind === 'signed-in' && session.greeting === 'due';
  return valuesOfUser(session.user, { restricted, unconfirmed: restricted && session.unconfirmed, firstLogin });
}
