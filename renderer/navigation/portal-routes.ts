import type { PortalRoutes } from '../../engine';

let opened: PortalRoutes = { services: '/', contentPage: null, cookiePolicy: null, serviceBreak: '', maintenance: '' };

/** Tells the portal to which addresses it leads by itself: those of the page's settings first, then those of each pack that is opened. */
export function openRoutes(routes: PortalRoutes): void {
  opened = routes;
}

/** The addresses to which the portal leads by itself. */
export function portalRoutes(): PortalRoutes {
  return opened;
}

/** How a content page of the office is opened. */
export interface ContentPageLink {
  readonly route: string;
  /** What the screen is handed. */
  readonly state: Readonly<Record<string, string>>;
  /** Its own address, with the file name in the query: it can be sent to somebody and opened in a new tab. */
  readonly address: string;
}

/** The way to a content page, null in a portal that has no screen for them. */
export function contentPageLink(fileName: string): ContentPageLink | null {
  const { contentPage } = opened;
  if (contentPage === null) return null;
  const state = { [contentPage.file]: fileName };
  return { route: contentPage.route, state, address: `${contentPage.route}?${new URLSearchParams(state)}` };
}

/** File name of the content page that a screen was handed or that its address names; null when neither does. */
export function handedFile(state: unknown, search: string): string | null {
  const { contentPage } = opened;
  if (contentPage === null) return null;
  const name: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, contentPage.file) : undefined;
  return typeof name === 'string' ? name : new URLSearchParams(search).get(contentPage.file);
}
