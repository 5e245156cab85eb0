/** An address that may be shown in a frame, or why not. */
export type EmbedAddress = { readonly kind: 'allowed'; readonly href: string; readonly sameOrigin: boolean } | { readonly kind: 'refused' };

/** Allows http(s) addresses of the origins that the pack names, and of the portal itself. */
export function embedAddress(src: string | null, portal: string, allowed: readonly string[]): EmbedAddress {
  if (src === null || src.trim() === '') return { kind: 'refused' };
  const address = parseAddress(src.trim(), portal);
  if (address === null || !/^https?:$/.test(address.protocol) || address.username !== '' || address.password !== '')
    return { kind: 'refused' };
  const sameOrigin = address.origin === new URL(portal).origin;
  return sameOrigin || allowed.includes(address.origin) ? { kind: 'allowed', href: address.href, sameOrigin } : { kind: 'refused' };
}

function parseAddress(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
