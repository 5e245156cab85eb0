import type { PackEntry } from './pack-index';

/** Where the addresses of services begin that say no other. */
export const serviceFolder = '/uslugi/';

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
  const routes = new Set(['/', ...screens.flatMap(({ route, variants = [] }) => [route, ...variants.map((variant) => variant.route)])]);
  return (address) => routes.has(address.replace(/[?#].*$/s, ''));
}
