import { isRecord, type Subject } from '../../engine';
import { placeOfSubject } from './choose-subject';
import { isOpen, type Session } from './session';

/** Who typed something: null in both for a visitor. */
export interface DraftOwner {
  readonly login: string | null;
  /** Place of the subject among those of the user, with its name: what was typed for one must never stand in the form of another. */
  readonly subject: string | null;
}

/** What was typed on a screen and could not be sent, kept over a login or a maintenance. */
export interface Draft extends DraftOwner {
  /** Address of the screen inside the portal. */
  readonly address: string;
  /** State passed by the previous screen. */
  readonly state: unknown;
  /** Moment in milliseconds of the wall clock. */
  readonly at: number;
  /** What stood there, by part of the screen; nothing secret. */
  readonly parts: Readonly<Record<string, unknown>>;
}

/** How long a draft is kept, in milliseconds. */
export const draftLife = 60 * 60_000;

/** The current owner of a screen; null while it is not known. */
export function draftOwner(session: Session): DraftOwner | null {
  if (!isOpen(session)) return { login: null, subject: null };
  if (session.user === null) return null;
  const { login } = session.user;
  if (session.kind === 'restricted') return { login, subject: null };
  return session.subject === null ? null : { login, subject: nameAmong(session.subjects ?? [], session.subject) };
}

/** The subject for whom a draft was typed; null when the user may not act for it any more. */
export function subjectOfDraft({ subject: name }: DraftOwner, session: Session): Subject | null {
  const subjects = session.kind === 'signed-in' ? (session.subjects ?? []) : [];
  return subjects.find((subject) => nameAmong(subjects, subject) === name) ?? null;
}

function nameAmong(subjects: readonly Subject[], subject: Subject): string {
  return `${placeOfSubject(subjects, subject)} ${subject.name}`;
}

/** Reads a draft as it was stored; null when there is none, when it is no draft, or when it is too old. */
export function parseDraft(stored: string | null, now: number): Draft | null {
  if (stored === null) return null;
  try {
    const draft: unknown = JSON.parse(stored);
    if (!isRecord(draft) || typeof draft.address !== 'string' || !isRecord(draft.parts) || typeof draft.at !== 'number') return null;
    const { address, parts, at, state } = draft;
    // A clock that is set right meanwhile, back or forth, costs nobody what was typed.
    if (Math.abs(now - at) > draftLife) return null;
    return { login: textOrNull(draft.login), subject: textOrNull(draft.subject), address, state, at, parts };
  } catch {
    // The value was not stored by this code.
    return null;
  }
}

/** True when a draft belongs to the owner of a screen. */
export function isDraftOf(draft: DraftOwner, owner: DraftOwner): boolean {
  return draft.login === owner.login && draft.subject === owner.subject;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
