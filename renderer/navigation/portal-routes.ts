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
  /** Address for a new tab, which can be handed nothing: the file name stands in the query. */
  readonly address: string;
}

/** The way to a content page, null in a portal that has no screen for them. */
export function contentPageLink(fileName: string): ContentPageLink | null {
  const { contentPage } = opened;
  if (contentPage === null) return null;
  const state = { [contentPage.file]: fileName };
  return { route: contentPage.route, state, address: `${contentPage.route}?${new URLSearchParams(state)}` };
}

/** File name of the content page that a screen was handed, null when it was handed none. */
export function handedFile(state: unknown): string | null {
  const { contentPage } = opened;
  if (contentPage === null || typeof state !== 'object' || state === null) return null;
  const name: unknown = Reflect.get(state, contentPage.file);
  return typeof name === 'string' ? name : null;
}
