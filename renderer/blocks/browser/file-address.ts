/** Address of a file of the e-office, or null if a browser must not open it. */
export function fileAddress(address: string, portal: string): { readonly href: string; readonly sameOrigin: boolean } | null {
  try {
    const base = new URL(portal);
    const url = new URL(address, base);
    const isWeb = url.protocol === 'https:' || (url.protocol === 'http:' && base.protocol === 'http:');
    // A user name before the host could make another host look like the e-office.
    if (!isWeb || url.username !== '' || url.password !== '') return null;
    return { href: url.href, sameOrigin: url.origin === base.origin };
  } catch {
    return null;
  }
}

/** The kind of a file for the resident: its extension in capitals, null when the office gives none that looks like one. */
export function fileKind(extension: string): string | null {
  const kind = extension.replace(/^\./, '').toUpperCase();
  return /^[A-Z0-9]{1,5}$/.test(kind) ? kind : null;
}
