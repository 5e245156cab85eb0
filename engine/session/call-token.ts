import type { OfficeRequest } from '../requests/office-request';
import { isOpen, type Session } from './session';

/** Where a call is made from. */
export interface CallPlace {
  /** Path of the page. */
  readonly path: string;
  /** Routes on which the token of a restricted account is sent. */
  readonly restrictedRoutes: readonly string[];
  /** Calls that keep the session itself: who it is, how long, and its end. They go with its token wherever the page is. */
  readonly ofSession: boolean;
}

/**
 * The token that a call carries, null for none. A call that is not about the user never carries one. The token of a restricted account is
 * sent only on the routes that the definitions list; elsewhere such a call goes without.
 */
export function callToken(request: Pick<OfficeRequest, 'signedIn'>, session: Session, place: CallPlace): string | null {
  if (!request.signedIn || !isOpen(session)) return null;
  if (session.kind === 'signed-in') return session.token;
  return place.ofSession || isListed(place.path, place.restrictedRoutes) ? session.token : null;
}

/** True when a path is one of the routes; a slash at the end does not matter. */
export function isListed(path: string, routes: readonly string[]): boolean {
  const address = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.includes(address);
}
