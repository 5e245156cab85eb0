import type { PackEntry } from '../pack';
import type { Session } from './session';

/** What a visitor may do with the screen at an address. */
export type RouteAccess =
  | 'open'
  /** It cannot be told yet: subject or configuration are still to come. */
  | 'wait'
  /** Log in first, and come back here. */
  | 'login'
  /** It is for the other kind of subject. */
  | 'no-access'
  /** The account is restricted: its person must be verified first. */
  | 'unverified'
  /** The office has not switched it on. */
  | 'off';

/** What the decision needs of the office's configuration. */
export interface AccessFacts {
  readonly session: Session;
  readonly config: Readonly<Record<string, unknown>>;
  /** False while the office has not answered about its configuration. */
  readonly configKnown: boolean;
}

/** Decides whether a screen may be opened directly. A stored token is enough to open it: the office has the last word on each call. */
export function routeAccess(
  entry: Pick<PackEntry, 'protected' | 'subject' | 'restricted' | 'flag'>,
  { session, config, configKnown }: AccessFacts,
): RouteAccess {
  if (entry.flag !== undefined && config[entry.flag] !== true) return configKnown ? 'off' : 'wait';
  if (session.kind === 'signed-in') {
    if (entry.subject === undefined) return 'open';
    if (session.subject !== null) return session.subject.czyInstytucja === (entry.subject === 'institution') ? 'open' : 'no-access';
    return entry.protected !== true || session.subjects !== null ? 'open' : 'wait';
  }
  if (entry.protected !== true) return 'open';
  if (session.kind === 'restricted') return entry.restricted === true ? 'open' : 'unverified';
  return 'login';
}
