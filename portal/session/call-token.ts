import type { OfficeRequest, PackEntry, SessionIndex } from '../../engine';
import { isOpen, type Session } from './session';

/** Where a call is made from. */
export interface CallPlace {
  /** Path of the page. */
  readonly path: string;
  /** Routes on which the token of a restricted account is sent. */
  readonly restrictedRoutes: readonly string[];
  /** Routes on which every call carries the token of a signed-in user; null: all routes. */
  readonly tokenRoutes: readonly string[] | null;
  /** True for the session's own calls (who, extend, log out), which carry its token on every page. */
  readonly ofSession: boolean;
}

/**
 * The token that a call carries, null for none. A call that is not about the user carries one on the routes whose calls all do. The token
 * of a restricted account is sent only on the routes that the definitions list; elsewhere such a call goes without.
 */
export function callToken(request: Pick<OfficeRequest, 'signedIn'>, session: Session, place: CallPlace): string | null {
  if (!isOpen(session) || !(request.signedIn || sendsToken(place.path, place.tokenRoutes))) return null;
  if (session.kind === 'signed-in') return session.token;
  return place.ofSession || isListed(place.path, place.restrictedRoutes) ? session.token : null;
}

/** The settings of a pack that say on which screens every call carries the token. */
interface TokenScreens {
  readonly session: Pick<SessionIndex, 'tokenOn'> | null;
  readonly services: readonly Pick<PackEntry, 'protected' | 'route' | 'variants'>[];
}

/** The routes of a pack on which every call carries the token of a signed-in user; null: all routes. */
export function tokenRoutes({ session, services }: TokenScreens): CallPlace['tokenRoutes'] {
  if (session?.tokenOn === 'every-screen') return null;
  const guarded = session === null ? [] : services.filter((entry) => entry.protected);
  return guarded.flatMap(({ route, variants = [] }) => [route, ...variants.map((variant) => variant.route)]);
}

/** True when every call from a path carries the token of a signed-in user. */
export function sendsToken(path: string, tokenRoutes: CallPlace['tokenRoutes']): boolean {
  return tokenRoutes === null || isListed(path, tokenRoutes);
}

/** True when a path is one of the routes; a slash at the end does not matter. */
export function isListed(path: string, routes: readonly string[]): boolean {
  const address = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routes.includes(address);
}
