import { valuesOfUser } from '../answers/user-values';
import { isOpen, type Session } from './session';

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
