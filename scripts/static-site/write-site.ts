import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keptPage, workerAddress } from '../../portal/offline';
import { makeStaticSite } from '../../server';
import { siteRules } from './site-rules';
import { caddyfile, nginxConfig } from './web-servers';

/** Where the parts of a site lie, and what is known of the place where it will be served. */
export interface SiteParts {
  /** Folder with `app` and `pack`; `site` and `headers` are written beside them. */
  readonly dist: string;
  /** The definitions folder and what it extends, whose pictures belong to the pack. */
  readonly folders: readonly string[];
  readonly office: string;
  /** Origin by which visitors come; null where it is not known. */
  readonly origin: string | null;
  readonly formOrigins: readonly string[];
}

/** Largest upload that the definitions may ask for, in megabytes, with its envelope. */
const megabytes = 30;

/**
 * Writes `site`, which any web server can hand out, and `headers`: how a server answers, for nginx, for Caddy, and as data for others. Files of
 * earlier builds stay, for browsers that have them open.
 */
export async function writeSite({ dist, folders, office, origin, formOrigins }: SiteParts): Promise<void> {
  const [app, packFolder, site, headersFolder] = [join(dist, 'app'), join(dist, 'pack'), join(dist, 'site'), join(dist, 'headers')];
  const names = readdirSync(packFolder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  const files = new Map(names.map((name) => [name, readFileSync(join(packFolder, name), 'utf8')]));
  const { version } = JSON.parse(files.get('current.json') ?? '{}');
  const template = readFileSync(join(app, 'index.html'), 'utf8');
  const made = await makeStaticSite({ app, template, pack: { version: String(version), files }, origin, now: new Date(), formOrigins });
  cpSync(join(app, 'assets'), join(site, 'assets'), { recursive: true, preserveTimestamps: true });
  cpSync(packFolder, join(site, 'pack'), { recursive: true, preserveTimestamps: true });
  rmSync(join(site, 'pack/assets'), { recursive: true, force: true });
  // The base first, so that a picture of the same name above it takes its place.
  for (const folder of folders.toReversed())
    if (existsSync(join(folder, 'assets'))) cpSync(join(folder, 'assets'), join(site, 'pack/assets'), { recursive: true });
  const named = { 'index.html': made.page, [keptPage]: made.page, ...made.files };
  for (const [name, text] of Object.entries(named)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    if (text === null) rmSync(join(site, name), { force: true });
    else writeFileSync(join(site, name), text);
  }
  cpSync(join(app, workerAddress), join(site, workerAddress));
  const rules = siteRules(made.headers, Object.keys(made.files));
  mkdirSync(headersFolder, { recursive: true });
  writeFileSync(join(headersFolder, 'nginx.conf'), nginxConfig(rules, { root: site, office, megabytes }));
  writeFileSync(join(headersFolder, 'Caddyfile'), caddyfile(rules, { root: site, office, megabytes }));
  writeFileSync(join(headersFolder, 'headers.json'), `${JSON.stringify(rules, null, 2)}\n`);
}
