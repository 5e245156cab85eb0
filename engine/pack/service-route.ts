import type { PackEntry } from './pack-index';

/** Where the addresses of services begin that say no other. */
export const serviceFolder = '/uslugi/';

/** Where the portal begins; every portal has it. */
export const startPage = '/';

/** Address of a service or screen: its own, else one made of its slug. The compiler writes it into the pack; nobody else works it out. */
export function routeOfService({ slug, route }: { readonly slug: string; readonly route?: string }): string {
  return route ?? serviceFolder + slug;
}

/** Address of a variant of the service at an address. */
export function routeOfVariant(
  serviceRoute: string,
  { id, path, route }: { readonly id: string; readonly path?: string; readonly route?: string },
): string {
  return route ?? `${serviceRoute}/${path ?? id}`;
}

/** Tells whether an address of the portal, with or without query and fragment, is the start or one of these screens or their variants. */
export function leadsToScreen(screens: readonly Pick<PackEntry, 'route' | 'variants'>[]): (address: string) => boolean {
  const routes = new Set([
    startPage,
    ...screens.flatMap(({ route, variants = [] }) => [route, ...variants.map((variant) => variant.route)]),
  ]);
  // As for the router, a slash at the end does not matter.
  return (address) => routes.has(address.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1'));
}

/** Where the links of a screen lead: the origin of the portal, and which of its addresses are screens. Without the second all are. */
export interface LinkPlace {
  readonly origin?: string;
  readonly isScreen?: (address: string) => boolean;
}

/** Whether a link leads to a page of the portal that it does not have. Other sites, files and what is no address are none of its pages. */
export function leadsNowhere(target: string, { origin = '', isScreen }: LinkPlace): boolean {
  const isWhole = origin !== '' && (target === origin || target.startsWith(`${origin}/`));
  const address = isWhole ? target.slice(origin.length) || '/' : target;
  const path = address.replace(/[?#].*$/s, '');
  if (isScreen === undefined || !/^\/(?![/\\])/.test(address) || /\.[^/]*$/.test(path)) return false;
  return !isScreen(address);
}
