import type { Contract } from '../../engine';
import { isOpen, type Session } from './session';

/** The state of a user besides what the office says of it, under the names of the specification. */
export interface UserState {
  readonly czyZalogowany: boolean;
  readonly czyOgraniczony: boolean;
  readonly czyNiepotwierdzony: boolean;
  readonly czyPierwszeLogowanie: boolean;
}

/** The same as contracts, for the checker of definitions. */
export const userFields: Readonly<Record<keyof UserState, Contract>> = {
  czyZalogowany: { type: 'boolean' },
  czyOgraniczony: { type: 'boolean' },
  czyNiepotwierdzony: { type: 'boolean' },
  czyPierwszeLogowanie: { type: 'boolean' },
};

/**
 * What formulas read as `user`: what the office says of the user, with the state of the account. Null for a visitor. The end of the
 * session is left out: no screen is to be worked out anew because a session was extended.
 */
export function userValues(session: Session): Readonly<Record<string, unknown>> | null {
  if (!isOpen(session)) return null;
  const isRestricted = session.kind === 'restricted';
  const state: UserState = {
    czyZalogowany: true,
    czyOgraniczony: isRestricted,
    czyNiepotwierdzony: isRestricted && session.unconfirmed,
    czyPierwszeLogowanie: session.kind === 'signed-in' && session.greeting === 'due',
  };
  return { ...session.user, ...state };
}
