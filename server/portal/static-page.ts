import { createHash } from 'node:crypto';
import { type CompiledPack, originalLanguage } from '../../engine';
import { type StaticHeaders, staticHeaders } from '../http/static-headers';
import { openPack } from '../publishing/published-pack';
import { readBuildManifest } from './build-manifest';
import { renderPage } from './page';

/** What a static page is made of. */
export interface StaticParts {
  /** Folder of the built app. */
  readonly app: string;
  readonly template: string;
  readonly pack: CompiledPack;
  /** True if visitors come over https. */
  readonly https: boolean;
  /** Origins to which the portal posts forms: payment gateways and identity nodes of the office. */
  readonly formOrigins: readonly string[];
}

/** The page for a plain web server, the same at every address, and the headers that its files need. */
export interface StaticSite {
  readonly page: string;
  readonly headers: StaticHeaders;
}

/** Makes the page of a portal whose files a plain web server hands out. */
export async function makeStaticSite({ app, template, pack: compiled, https, formOrigins }: StaticParts): Promise<StaticSite> {
  const pack = openPack(compiled, undefined);
  const { embedOrigins, languages } = pack.index(originalLanguage);
  const language = Object.keys(languages)[0] ?? originalLanguage;
  const buildFiles = readBuildManifest(app);
  // A file cannot carry a nonce, and knows neither the day nor the address at which it will be opened.
  const values = { nonce: '', pack, path: '', development: false, day: null, embedOrigins: [], chosen: null, language, buildFiles };
  const page = renderPage(template.replaceAll(' nonce="%NONCE%"', ''), { ...values, draws: false });
  const inline = { scripts: hashesOf(page, 'script'), styles: hashesOf(page, 'style') };
  return { page, headers: await staticHeaders({ https, formOrigins: () => formOrigins, embedOrigins: () => embedOrigins }, inline) };
}

/** Hashes of what stands in the page itself; a script of type JSON is not run and needs none. */
function hashesOf(page: string, element: 'script' | 'style'): readonly string[] {
  return [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
  );
}
