import { workerAddress } from '../../portal/offline';
import type { StaticHeaders } from '../../server';

/** How a web server answers below a path. Of several that fit, the longest holds. */
export interface SiteRule {
  /** A folder, which ends with a slash, or one file. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The file that is answered where there is none; null answers 404. */
  readonly fallback: string | null;
}

const forEver = 'public, max-age=31536000, immutable';

/** The rules of a site with these small files, there or not: what is named by its content is kept for ever, the page and the name of the current pack are asked for each time. */
export function siteRules({ page, picture, part }: StaticHeaders, smallFiles: readonly string[]): readonly SiteRule[] {
  const rule = (path: string, cache: string, headers: SiteRule['headers'], fallback: string | null = null): SiteRule => ({
    path,
    headers: { 'cache-control': cache, ...headers },
    fallback,
  });
  return [
    rule('/assets/', forEver, part),
    rule('/pack/', forEver, part),
    rule('/pack/assets/', 'no-cache', picture),
    rule('/pack/current.json', 'no-cache', part),
    rule(workerAddress, 'no-cache', part),
    // Where there is none, the page in its place would be taken for one.
    ...smallFiles.map((name) => rule(`/${name}`, 'no-cache', part)),
    rule('/', 'no-store', page, '/index.html'),
  ];
}
