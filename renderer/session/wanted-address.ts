import { classifyLink } from '../navigation/safe-link';

const key = 'okienko.wanted';

/** Remembers for this tab where the visitor wanted to go, until the login is done. It survives a login elsewhere and a reload. */
export function rememberWanted(address: string): void {
  try {
    sessionStorage.setItem(key, address);
  } catch {
    // A browser that refuses storage leads to the start page after the login.
  }
}

/** The address that was wanted, once: null when there is none, or when it would not stay inside the portal. */
export function takeWanted(): string | null {
  try {
    const wanted = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return wanted === null ? null : insideAddress(wanted);
  } catch {
    return null;
  }
}

/** The address as a path of this portal, null when a browser could read it as the address of another site, of a file or of a script. */
export function insideAddress(address: string, portal: string = location.origin): string | null {
  const link = classifyLink(address, 'STRONA_WBUDOWANA', portal);
  return link.kind === 'route' ? link.path : null;
}
