import type { ContentTree, PackIndex, ShellCall } from '../../engine';
import { configurationBefore, contentBelow, parseConfiguration, parseContentTree } from '../../portal';
import type { PublishedPack } from '../publishing/published-pack';
import { escapeMarkup } from '../texts/escape-markup';
import { languageParam } from './named-language';

interface SiteMapParts {
  readonly pack: PublishedPack;
  /** Index in the language in which the portal opens. */
  readonly index: PackIndex;
  readonly origin: string;
  readonly trees: readonly ContentTree[];
  ask(call: ShellCall): Promise<unknown>;
}

// A site map may name 50 000 addresses; each of these also names its languages.
const mostAddresses = 10_000;

/**
 * The addresses of everything that is open to all, for search engines: screens that residents can search for, folders and content pages of the
 * office, each in every language that the office offers. Without an answer of the office its content is left out.
 */
export async function siteMap({ pack, index, origin, trees, ask }: SiteMapParts): Promise<string> {
  const [offersLanguages, ...contents] = await Promise.all([
    isInternational(index, ask),
    ...trees.map((tree) => addressesOf(tree, index, ask)),
  ]);
  const addresses = [...new Set(['/', ...openScreens(pack, index), ...contents.flat()])].slice(0, mostAddresses);
  const languages = offersLanguages ? Object.keys(index.languages) : [];
  const entries = addresses.map((address) => {
    const others = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${whole(origin, address, language)}"/>`,
    );
    return `<url><loc>${whole(origin, address)}</loc>${others.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Screens with words of their own that nobody has to log in for and that are not turned off. */
function openScreens(pack: PublishedPack, { services, features, language }: PackIndex): readonly string[] {
  const found = new Set(pack.searchWords(language).map(({ route }) => route));
  return services
    .filter((entry) => entry.protected !== true && (entry.flag === undefined || features[entry.flag] === true))
    .flatMap(({ route, variants = [] }) => [route, ...variants.map((variant) => variant.route)])
    .filter((route) => found.has(route));
}

async function addressesOf(tree: ContentTree, { shell }: PackIndex, ask: SiteMapParts['ask']): Promise<readonly string[]> {
  const read = parseContentTree(await ask(tree.call), tree);
  const { contentPage } = shell.routes;
  if (!read.ok) return [];
  return contentBelow(read.value).flatMap((content) => {
    if (content.kind === 'folder') return [content.folder.address];
    // A file is reached from the page of its folder.
    if (content.kind === 'file') return [];
    return contentPage === null ? [] : [`${contentPage.route}?${new URLSearchParams({ [contentPage.file]: content.page.fileName })}`];
  });
}

async function isInternational({ shell, features }: PackIndex, ask: SiteMapParts['ask']): Promise<boolean> {
  const call = shell.calls.configuration;
  if (call === undefined) return configurationBefore(features).international;
  const read = parseConfiguration(await ask(call), features);
  return read.ok && read.value.international;
}

function whole(origin: string, address: string, language?: string): string {
  const url = new URL(address, origin);
  if (language !== undefined) url.searchParams.set(languageParam, language);
  return escapeMarkup(url.href);
}
