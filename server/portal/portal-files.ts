import type { PackIndex } from '../../engine';
import type { PublishedPack } from '../publishing/published-pack';
import { iconOf, manifestAddress } from './head';
import { siteMap } from './site-map';

/** What the small files of a portal are made from. */
export interface PortalFileParts {
  readonly pack: PublishedPack;
  /** Index in the language in which the portal opens. */
  readonly index: PackIndex;
  /** Origin by which the portal is reached; null where nobody says. */
  readonly origin: string | null;
  readonly now: Date;
  /** Asks the office for a call of the shell; null when it gives no answer. */
  ask(call: Parameters<typeof siteMap>[0]['trees'][number]['call']): Promise<unknown>;
}

/** A small file of the portal that browsers, search engines and people ask for at its root. */
export interface PortalFile {
  readonly path: string;
  readonly type: string;
  /** The file; null for a portal that has none such. */
  text(parts: PortalFileParts): string | null | Promise<string | null>;
}

const siteMapPath = '/sitemap.xml';
const securityPath = '/.well-known/security.txt';
const plainText = 'text/plain; charset=utf-8';
// RFC 9116 asks for less than a year.
const securityTextDays = 180;

/** The small files of a portal, made from its definitions. */
export const portalFiles: readonly PortalFile[] = [
  {
    path: manifestAddress,
    type: 'application/json; charset=utf-8',
    text: ({ index: { office, theme, language } }) =>
      JSON.stringify({
        id: '/',
        start_url: '/',
        scope: '/',
        lang: language,
        name: office.portalName,
        short_name: office.name,
        // With the browser's own ways back and to the address: a resident may want to send a page to somebody.
        display: 'minimal-ui',
        theme_color: theme.primary,
        background_color: '#ffffff',
        icons: [{ src: iconOf({ office, theme }), type: 'image/svg+xml', sizes: 'any' }],
      }),
  },
  {
    path: '/robots.txt',
    type: plainText,
    // A portal with sample data is nothing that a search should find.
    text: ({ index: { office }, origin }) =>
      lines([
        'User-agent: *',
        ...(office.sample ? ['Disallow: /'] : ['Disallow: /api/', 'Disallow: /redakcja', 'Disallow: /pack/events']),
        ...(office.sample || origin === null ? [] : ['', `Sitemap: ${origin}${siteMapPath}`]),
      ]),
  },
  {
    path: siteMapPath,
    type: 'application/xml; charset=utf-8',
    text: async ({ pack, index, origin, ask }) =>
      origin === null ? null : await siteMap({ pack, index, origin, ask, trees: index.shell.contentTrees ?? [] }),
  },
  {
    path: securityPath,
    type: plainText,
    text({ index: { office, languages }, origin, now }) {
      if (office.securityContact === undefined) return null;
      const expires = new Date(now.getTime() + securityTextDays * 86_400_000).toISOString();
      return lines([
        `Contact: ${office.securityContact}`,
        `Expires: ${expires.replace(/T.*/, 'T00:00:00Z')}`,
        `Preferred-Languages: ${Object.keys(languages).join(', ')}`,
        ...(origin === null ? [] : [`Canonical: ${origin}${securityPath}`]),
      ]);
    },
  },
];

function lines(all: readonly string[]): string {
  return [...all, ''].join('\n');
}
