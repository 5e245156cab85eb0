import type { PackIndex } from '../../engine';
import { iconOf, manifestAddress } from './head';

/** A small file of the portal that browsers and search engines ask for at its root. */
export interface PortalFile {
  readonly path: string;
  readonly type: string;
  text(index: PackIndex): string;
}

/** The small files of a portal, made from its definitions. */
export const portalFiles: readonly PortalFile[] = [
  {
    path: manifestAddress,
    type: 'application/json; charset=utf-8',
    text: ({ office, theme, language }) =>
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
    type: 'text/plain; charset=utf-8',
    // A portal with sample data is nothing that a search should find.
    text: ({ office }) =>
      [
        'User-agent: *',
        ...(office.sample ? ['Disallow: /'] : ['Disallow: /api/', 'Disallow: /redakcja', 'Disallow: /pack/events']),
        '',
      ].join('\n'),
  },
];
