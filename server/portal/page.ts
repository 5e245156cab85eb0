import { type Language, languages } from '../../engine';
import type { PublishedPack } from '../publishing/published-pack';

/** Values for the places of the page's template. */
export interface PageValues {
  readonly nonce: string;
  readonly pack: PublishedPack;
  readonly path: string;
  readonly development: boolean;
}

/** True when the portal has a screen at this address. */
export function isKnownRoute(pack: PublishedPack, path: string): boolean {
  return path === '/' || path === '/lista-uslug' || slugAt(pack, path) !== null;
}

/** Fills the template: the nonce, the settings that the page starts with, and what the browser may fetch before the script asks for it. */
export function renderPage(template: string, { nonce, pack, path, development }: PageValues): string {
  const settings = { apiBase: '/api', packBase: '/pack', pack: pack.current, development, nonce };
  return template
    .replaceAll('%NONCE%', () => nonce)
    .replace('"%SETTINGS%"', () => JSON.stringify(settings).replaceAll('<', '\\u003c'))
    .replace('<!--%PRELOADS%-->', () =>
      preloads(pack, path)
        .map((file) => `<link rel="preload" as="fetch" crossorigin href="/pack/${file}">`)
        .join(''),
    );
}

/** Index, texts and the opened service in Polish: which language the browser keeps is not known here. */
function preloads(pack: PublishedPack, path: string): string[] {
  const [language] = languages;
  const { services, textsHash, language: found } = pack.index(language);
  const slug = slugAt(pack, path);
  const entry = services.find((service) => service.slug === slug);
  return [indexName(pack, language), `texts.${found}.${textsHash}.json`, ...(entry ? [`${entry.slug}.${found}.${entry.hash}.json`] : [])];
}

function indexName({ current }: PublishedPack, language: Language): string {
  return current.indexes[language] ?? Object.values(current.indexes)[0] ?? '';
}

function slugAt(pack: PublishedPack, path: string): string | null {
  const address = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const found = pack
    .index(languages[0])
    .services.find(
      ({ slug, route, variants }) => (route ?? `/uslugi/${slug}`) === address || variants?.some((variant) => variant.route === address),
    );
  return found?.slug ?? null;
}
