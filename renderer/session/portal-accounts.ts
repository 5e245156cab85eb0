import type { OfficeSpeeches, PackIndex, SessionIndex } from '../../engine';
import { tokenRoutes } from '../../portal';

/** What the session's own calls need of the open pack. */
export interface PortalAccounts {
  /** Null for a portal without accounts. */
  readonly index: SessionIndex | null;
  readonly apiBase: string;
  /** Version of the open pack. */
  readonly version: string | null;
  /** How the offices of the portal speak. */
  readonly speeches: OfficeSpeeches;
  /** Routes on which every call carries the token of a signed-in user; null: all routes. */
  readonly tokenRoutes: readonly string[] | null;
}

let opened: PortalAccounts = { index: null, apiBase: '', version: null, speeches: {}, tokenRoutes: [] };

/** Tells the session which calls and screens the open pack names. */
export function openAccounts(index: Pick<PackIndex, 'session' | 'version' | 'offices' | 'services'>, apiBase: string): void {
  opened = { index: index.session, apiBase, version: index.version, speeches: index.offices ?? {}, tokenRoutes: tokenRoutes(index) };
}

/** Calls and screens of the session in the open pack. */
export function portalAccounts(): PortalAccounts {
  return opened;
}
