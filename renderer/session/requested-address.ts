import { classifyLink } from '../navigation/safe-link';
import { loadOfTab, removeOfTab, saveOfTab } from '../storage/tab-value';

const key = 'okienko.wanted';

/** An address that somebody requested who must log in first. */
interface Wanted {
  readonly address: string;
  /** Login of the user whose session was refused there; null for a visitor, whoever it turns out to be. */
  readonly login: string | null;
}

/** Stores for this tab the address that somebody requested, until login. It survives an external login and a reload. */
export function storeRequestedAddress(address: string, login: string | null = null): void {
  saveOfTab(key, JSON.stringify({ address, login } satisfies Wanted));
}

/** Forgets the requested address. */
export function forgetRequestedAddress(): void {
  removeOfTab(key);
}

/** Path of the requested address, null when there is none. */
export function requestedPath(): string | null {
  const inside = insideAddress(readRequestedAddress()?.address ?? '');
  return inside === null ? null : new URL(inside, location.origin).pathname;
}

/** Returns the requested address and forgets it. Null if there is none, if another user requested it, or if it leads out of the portal. */
export function takeRequestedAddress(login: string | null): string | null {
  const wanted = readRequestedAddress();
  forgetRequestedAddress();
  if (wanted === null || (wanted.login !== null && wanted.login !== login)) return null;
  return insideAddress(wanted.address);
}

/** The address as a path of this portal, null when a browser could read it as the address of another site, of a file or of a script. */
export function insideAddress(address: string, portal: string = location.origin): string | null {
  const link = classifyLink(address, 'STRONA_WBUDOWANA', portal);
  return link.kind === 'route' ? link.path : null;
}

function readRequestedAddress(): Wanted | null {
  const stored = loadOfTab(key);
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null || !('address' in value) || typeof value.address !== 'string') return null;
    return { address: value.address, login: 'login' in value && typeof value.login === 'string' ? value.login : null };
  } catch {
    // The value was not stored by this code.
    return null;
  }
}
