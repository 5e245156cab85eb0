// The one place that decides where a target leads. Menu, tiles, contact, content and start page all come through here, because an
// office's text may name any address: what a parser of URLs makes of it counts, not how it looks.

/** Where a target leads. */
export type SafeLink =
  /** A page of this portal: path, query and fragment. */
  | { readonly kind: 'route'; readonly path: string }
  /** A content page of the office, opened with its file name in the navigation state. */
  | { readonly kind: 'page'; readonly fileName: string }
  /** Another site, a file, an e-mail address or a phone number: a whole address. */
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'refused' };

const refused: SafeLink = { kind: 'refused' };
const longest = 2000;
// Tabs and line breaks vanish inside addresses, backslashes turn into slashes, and some marks turn the reading direction.
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\]/u;
const scheme = /^([a-z][a-z0-9+.-]*):/i;
const bareHost = /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?([/?#]|$)/i;
const fileName = /^[^/:?#][^:?#]{0,199}$/;
const mail = /^mailto:[^\s@?%]+@[^\s@?%]+(\?[^\s]*)?$/i;
const phone = /^tel:\+?[0-9().-]{3,30}$/i;

/** Classifies a target of the office. `kind` is STRONA_WBUDOWANA, STRONA_WLASNA, LINK, or null when nobody says. */
export function classifyLink(target: string, kind: string | null, portal: string = location.origin): SafeLink {
  const text = target.trim();
  if (text === '' || text.length > longest || hidden.test(text)) return refused;
  switch (kind) {
    case 'STRONA_WLASNA':
      return classifyFileName(text);
    case 'STRONA_WBUDOWANA': {
      const link = classifyAddress(text, portal);
      return link.kind === 'route' ? link : refused;
    }
    case 'LINK':
      return classifyAddress(bareHost.test(text) ? `https://${text}` : text, portal);
    default:
      if (/^www\./i.test(text) && bareHost.test(text)) return classifyAddress(`https://${text}`, portal);
      return /^[/?#]/.test(text) || scheme.test(text) ? classifyAddress(text, portal) : classifyFileName(text);
  }
}

function classifyFileName(text: string): SafeLink {
  const isClimbing = text.split('/').some((part) => part === '..' || part === '.' || part === '');
  return fileName.test(text) && !isClimbing ? { kind: 'page', fileName: text } : refused;
}

function classifyAddress(text: string, portal: string): SafeLink {
  switch (scheme.exec(text)?.[1]?.toLowerCase()) {
    case undefined:
      // A second slash would name a host.
      return /^\/(?!\/)/.test(text) ? classifyUrl(text, portal) : refused;
    case 'http':
    case 'https':
      return /^https?:\/\/[^/?#@\s]+([/?#]|$)/i.test(text) ? classifyUrl(text, portal) : refused;
    case 'webcal':
      // A calendar that a calendar program reads: a whole address of a host, as with https.
      return /^webcal:\/\/[^/?#@\s:]+(:\d+)?\//i.test(text) ? { kind: 'external', href: text } : refused;
    case 'mailto':
      // An encoded line break would add a header to the message.
      return mail.test(text) && !/%0[ad]/i.test(text) ? { kind: 'external', href: text } : refused;
    case 'tel':
      return phone.test(text) ? { kind: 'external', href: text } : refused;
    default:
      return refused;
  }
}

function classifyUrl(text: string, portal: string): SafeLink {
  const url = parseUrl(text, portal);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return refused;
  if (url.origin !== portal) return { kind: 'external', href: url.href };
  // Dots that climb can leave two slashes at the start, and those name a host when the path is read again.
  if (url.pathname.startsWith('//')) return refused;
  const isFile = /\.[^/]*$/.test(url.pathname);
  return isFile ? { kind: 'external', href: url.href } : { kind: 'route', path: `${url.pathname}${url.search}${url.hash}` };
}

function parseUrl(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
