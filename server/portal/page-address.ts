import { originalLanguage, type PackIndex } from '../../engine';
import type { PublishedPack } from '../publishing/published-pack';

/** The route of every address that is no file and no call. */
export const everyPage = '/*';

/** True when the portal has a screen at this address. */
export function isKnownRoute(pack: PublishedPack, path: string): boolean {
  const { maintenance, serviceBreak } = pack.index(originalLanguage).shell.routes;
  return ['/', maintenance, serviceBreak].includes(path) || slugAt(pack, path) !== null;
}

/** The service or screen whose address this is, also as a variant. */
export function slugAt(pack: PublishedPack, path: string): string | null {
  return pageAt(pack.index(originalLanguage), path)?.slug ?? null;
}

/** The page at an address with the title of its screen or variant, in the language of the index. The root shows the page of the start. */
export function pageAt({ services, shell }: PackIndex, path: string): { readonly slug: string; readonly title: string } | null {
  const address = path === '/' ? shell.start : path.replace(/\/+$/, '');
  for (const { slug, title, route, variants } of services) {
    if (route === address) return { slug, title };
    const variant = variants?.find((one) => one.route === address);
    if (variant !== undefined) return { slug, title: variant.title };
  }
  return null;
}
