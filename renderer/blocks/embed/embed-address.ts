import { classifyLink } from '../../navigation/safe-link';

/** An address that may be shown in a frame, or why not. */
export type EmbedAddress =
  | { readonly kind: 'frame'; readonly href: string }
  /** A picture of the portal's own origin needs no frame. */
  | { readonly kind: 'picture'; readonly href: string }
  /** An address of the web that may not be shown here, but to which a link may lead. */
  | { readonly kind: 'elsewhere'; readonly href: string }
  | { readonly kind: 'refused' };

const picture = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** Allows frames of the origins that the pack names, pictures of the portal itself (its pages let nobody frame them), and links elsewhere. */
export function embedAddress(src: string | null, portal: string, allowed: readonly string[]): EmbedAddress {
  if (src === null || src.trim() === '') return { kind: 'refused' };
  const address = parseAddress(src.trim(), portal);
  if (address === null || !/^https?:$/.test(address.protocol) || address.username !== '' || address.password !== '')
    return { kind: 'refused' };
  if (address.origin === new URL(portal).origin)
    return picture.test(address.pathname) ? { kind: 'picture', href: address.href } : { kind: 'refused' };
  if (allowed.includes(address.origin)) return { kind: 'frame', href: address.href };
  const link = classifyLink(src, null, portal);
  return link.kind === 'external' ? { kind: 'elsewhere', href: link.href } : { kind: 'refused' };
}

function parseAddress(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
