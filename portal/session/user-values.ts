import { momentOf } from './countdown';
import { isOpen, type Session } from './session';

/** The state of a user besides what the office says of it, under the names of the specification. */
export interface UserState {
  readonly czyZalogowany: boolean;
  /** Moment of the session's end as ISO date and time, null while it is not known. */
  readonly dataKoncaSesji: string | null;
  readonly czyOgraniczony: boolean;
  readonly czyNiepotwierdzony: boolean;
  readonly czyPierwszeLogowanie: boolean;
}

/** State of the user of a session. */
export function userState(session: Session): UserState {
  const isRestricted = session.kind === 'restricted';
  return {
    czyZalogowany: isOpen(session),
    dataKoncaSesji: isOpen(session) && session.deadline !== null ? new Date(momentOf(session.deadline)).toISOString() : null,
    czyOgraniczony: isRestricted,
    czyNiepotwierdzony: isRestricted && session.unconfirmed,
    czyPierwszeLogowanie: session.kind === 'signed-in' && session.greeting === 'due',
  };
}

/**
 * What formulas read as `user`: what the office says of the user, with the state of the account. Null for a visitor. The end of the
 * session is left out: no screen is to be worked out anew because a session was extended.
 */
export function userValues(session: Session): Readonly<Record<string, unknown>> | null {
  if (!isOpen(session)) return null;
  const { dataKoncaSesji: _, ...state } = userState(session);
  return { ...session.user, ...state };
}
