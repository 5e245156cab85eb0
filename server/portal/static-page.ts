import { type CompiledPack, originalLanguage } from '../../engine';
import { type StaticHeaders, staticHeaders } from '../http/static-headers';
import { openPack } from '../publishing/published-pack';
import { readBuildManifest } from './build-manifest';
import { pageWithoutNonce } from './page-without-nonce';
import { portalFiles } from './portal-files';

/** What a static page is made of. */
export interface StaticParts {
  /** Folder of the built app. */
  readonly app: string;
  readonly template: string;
  readonly pack: CompiledPack;
  /** Origin by which visitors come; null where the builder does not know it. */
  readonly origin: string | null;
  readonly now: Date;
  /** Origins to which the portal posts forms: payment gateways and identity nodes of the office. */
  readonly formOrigins: readonly string[];
}

/** The page for a plain web server, the same at every address, and the headers that its files need. */
export interface StaticSite {
  readonly page: string;
  /** The small files beside it, by name; null for those that this portal lacks. */
  readonly files: Readonly<Record<string, string | null>>;
  readonly headers: StaticHeaders;
}

/** Makes the page of a portal whose files a plain web server hands out. */
export async function makeStaticSite({ app, template, pack: compiled, origin, now, formOrigins }: StaticParts): Promise<StaticSite> {
  const pack = openPack(compiled, undefined);
  const { embedOrigins, languages } = pack.index(originalLanguage);
  const language = Object.keys(languages)[0] ?? originalLanguage;
  const buildFiles = readBuildManifest(app);
  const { page, inline } = pageWithoutNonce(template, { pack, embedOrigins: [], chosen: null, language, buildFiles, draws: false });
  // The office is asked by the visitors' browsers only.
  const parts = { pack, index: pack.index(language), origin, now, ask: async () => null };
  const files = await Promise.all(portalFiles.map(async ({ path, text }) => [path.slice(1), await text(parts)] as const));
  const https = origin?.startsWith('https:') === true;
  return {
    page,
    files: Object.fromEntries(files),
    headers: await staticHeaders({ https, formOrigins: () => formOrigins, embedOrigins: () => embedOrigins }, inline),
  };
}
