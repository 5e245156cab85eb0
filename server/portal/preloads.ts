import { type CompiledService, comesFirst, isExpression, type Language, type NodeKey, placeOf, requestAddress } from '../../engine';
import { sendsToken, tokenRoutes } from '../../portal';
import type { PublishedPack } from '../publishing/published-pack';
import { escapeMarkup } from '../texts/escape-markup';
import type { BuildFiles } from './build-manifest';
import { slugAt } from './page-address';

/** What a page is opened with. */
export interface OpenedPage {
  readonly pack: PublishedPack;
  readonly path: string;
  /** Language that the resident chose on an earlier visit, null when none was chosen. */
  readonly chosen: Language | null;
  readonly language: Language;
  readonly buildFiles: BuildFiles;
}

/**
 * Links that let the browser fetch, beside the script and before it runs, what the script will ask for: index, texts, the opened
 * service, the parts that draw its blocks, and the calls that depend on nothing. Where calls carry a token
 * they are left out: the browser sends none ahead.
 */
export function preloadLinks({ pack, path, chosen, language, buildFiles }: OpenedPage): string {
  const index = pack.index(language);
  const { services, textsHash, language: found } = index;
  const slug = slugAt(pack, path);
  const entry = services.find((candidate) => candidate.slug === slug);
  const service = entry ? pack.service(entry.slug, found) : null;
  const files = [
    pack.current.indexes[found] ?? '',
    `texts.${found}.${textsHash}.json`,
    ...(entry ? [`${entry.slug}.${found}.${entry.hash}.json`] : []),
  ];
  const controls = Object.values(service?.definition.params ?? {}).map(({ control }) => control);
  const parts = [
    ...(service?.blockKinds ?? []).map(buildFiles.ofBlock),
    ...(service?.blockParts ?? []).map(buildFiles.ofPart),
    ...(controls.every(comesFirst) ? [] : [buildFiles.ofFields]),
  ];
  return [
    ...files.map((file) => fetched(`/pack/${file}`)),
    ...(service && !sendsToken(path, tokenRoutes(index))
      ? firstCalls(service).map((call) => fetched(`/api${call}${chosen === null ? '' : `${call.includes('?') ? '&' : '?'}lang=${chosen}`}`))
      : []),
    ...unique(parts.flatMap(({ styles }) => styles)).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...unique(parts.flatMap(({ scripts }) => scripts)).map((href) => `<link rel="modulepreload" href="${href}">`),
    ...(service?.validators ? [`<link rel="modulepreload" href="/pack/${service.validators}">`] : []),
  ].join('');
}

/** Calls that are the same for every visitor and wait for nothing. */
function firstCalls({ definition, reads }: CompiledService): string[] {
  return Object.entries(definition.sources ?? {}).flatMap(([id, source]) => {
    const key: NodeKey = `source:${id}`;
    // What belongs to a user needs a token, which the browser does not send ahead; the refusal would be taken for the answer later.
    const isOwn = source.personal === true || source.signedIn === true;
    const waits = (reads[key] ?? []).length > 0 || source.when !== undefined || isOwn || (source.method ?? 'GET') !== 'GET';
    const literals = Object.entries(source.query ?? {});
    if (waits || source.form !== undefined || source.endpoint === undefined || source.endpoint.includes('{')) return [];
    if (literals.some(([, value]) => isExpression(value))) return [];
    const query = Object.fromEntries(literals.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));
    const { path } = placeOf(source, source.endpoint);
    return [requestAddress({ method: 'GET', path, query, body: null, personal: false, signedIn: false })];
  });
}

function fetched(href: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="${escapeMarkup(href)}">`;
}

function unique(items: readonly string[]): readonly string[] {
  return [...new Set(items)];
}
