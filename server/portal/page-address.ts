import { languages } from '../../engine';
import type { PublishedPack } from '../publishing/published-pack';

const rendererRoutes = new Set(['/', '/lista-uslug', '/przerwa-techniczna', '/usluga-przerwa-techniczna']);

/** True when the portal has a screen at this address. */
export function isKnownRoute(pack: PublishedPack, path: string): boolean {
  return rendererRoutes.has(path) || slugAt(pack, path) !== null;
}

/** The service or screen whose address this is, also as a variant. */
export function slugAt(pack: PublishedPack, path: string): string | null {
  const address = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const found = pack
    .index(languages[0])
    .services.find(
      ({ slug, route, variants }) => (route ?? `/uslugi/${slug}`) === address || variants?.some((variant) => variant.route === address),
    );
  return found?.slug ?? null;
}
