/** Address of the screen that shows a content page; its file name is in the navigation state. */
export const contentPageRoute = '/strona-wlasna';

/** Where a link of the office really leads. */
export type LinkTarget =
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'page'; readonly fileName: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'refused' };

/** Classifies a target of the office: STRONA_WLASNA is a content page, anything else an address. */
export function classifyLink(target: string, kind: string | null): LinkTarget {
  const text = target.trim();
  if (text === '') return { kind: 'refused' };
  if (kind === 'STRONA_WLASNA') return /^[\w][\w .-]*$/.test(text) ? { kind: 'page', fileName: text } : { kind: 'refused' };
  try {
    const url = new URL(text, location.origin);
    if (url.username !== '' || url.password !== '') return { kind: 'refused' };
    if (url.origin === location.origin) return { kind: 'route', path: url.pathname + url.search + url.hash };
    return /^(https?|mailto|tel):$/.test(url.protocol) ? { kind: 'external', href: url.href } : { kind: 'refused' };
  } catch {
    return { kind: 'refused' };
  }
}
