import type { StartPage } from '../../portal';
import { contentPageLink } from './portal-routes';
import { classifyLink } from './safe-link';

/** Where the address `/` leads: a page of the portal, with what it is handed, or another site in the same window. */
export type StartTarget =
  | { readonly kind: 'route'; readonly path: string; readonly state: Readonly<Record<string, string>> }
  | { readonly kind: 'external'; readonly href: string };

/** Works out where `/` leads. A target that is not safe, is not there, or is `/` itself gives way to the pack's own start page. */
export function startTarget(
  startPage: StartPage | null,
  fallback: string,
  isRoute: (path: string) => boolean,
  portal: string = location.origin,
): StartTarget {
  const otherwise: StartTarget = { kind: 'route', path: fallback, state: {} };
  if (startPage === null) return otherwise;
  const link = classifyLink(startPage.link, startPage.kind, portal);
  switch (link.kind) {
    case 'route': {
      const { pathname } = new URL(link.path, portal);
      return pathname !== '/' && isRoute(pathname) ? { kind: 'route', path: link.path, state: {} } : otherwise;
    }
    case 'page': {
      const page = contentPageLink(link.fileName);
      return page === null ? otherwise : { kind: 'route', path: page.address, state: page.state };
    }
    case 'external':
      return startPage.kind === 'LINK' && /^https?:/.test(link.href) ? { kind: 'external', href: link.href } : otherwise;
    case 'refused':
      return otherwise;
  }
}
