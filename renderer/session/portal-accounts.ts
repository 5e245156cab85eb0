import type { SessionIndex } from '../../engine';

/** What the session's own calls need of the open pack. */
export interface PortalAccounts {
  /** Null for a portal without accounts. */
  readonly index: SessionIndex | null;
  readonly apiBase: string;
}

let opened: PortalAccounts = { index: null, apiBase: '' };

/** Tells the session which calls and screens the open pack names. */
export function openAccounts(accounts: PortalAccounts): void {
  opened = accounts;
}

/** Calls and screens of the session in the open pack. */
export function portalAccounts(): PortalAccounts {
  return opened;
}
