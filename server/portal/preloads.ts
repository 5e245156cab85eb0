import { type CompiledService, fieldPartsOf, isExpression, type Language, type NodeKey, placeOf, requestAddress } from '../../engine';
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
 * Links that let the browser fetch, beside the script and before it runs, what the script will ask for: the index, the parts that draw
 * the blocks of the opened service, and the calls that depend on nothing. Where calls carry a token they are left out: the browser sends
 * none ahead. The service itself stands in the page.
 */
export function preloadLinks({ pack, path, chosen, language, buildFiles }: OpenedPage): string {
  const index = pack.index(language);
  const { service } = openedService({ pack, path, language });
  const parts = [
    ...(service?.blockKinds ?? []).map(buildFiles.ofBlock),
    ...(service?.blockParts ?? []).map(buildFiles.ofPart),
    ...(service ? fieldPartsOf(service) : []).map(buildFiles.ofFields),
    ...(service?.furtherFunctions || index.furtherFunctions ? [buildFiles.ofFurtherFunctions] : []),
  ];
  return [
    fetched(`/pack/${pack.current.indexes[index.language] ?? ''}`),
    ...(service && !sendsToken(path, tokenRoutes(index))
      ? firstCalls(service).map((call) => fetched(`/api${call}${chosen === null ? '' : `${call.includes('?') ? '&' : '?'}lang=${chosen}`}`))
      : []),
    ...unique(parts.flatMap(({ styles }) => styles)).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...unique(parts.flatMap(({ scripts }) => scripts)).map((href) => `<link rel="modulepreload" href="${href}">`),
    ...(service?.validators ? [`<link rel="modulepreload" href="/pack/${service.validators}">`] : []),
    carriedService({ pack, path, language }),
  ].join('');
}

type Opened = Pick<OpenedPage, 'pack' | 'path' | 'language'>;

/** The service at the address, and the name of its file in the pack; both null where there is none. */
function openedService({ pack, path, language }: Opened): { readonly service: CompiledService | null; readonly file: string | null } {
  const { services, language: found } = pack.index(language);
  const slug = slugAt(pack, path);
  const entry = services.find((candidate) => candidate.slug === slug);
  const service = entry ? pack.service(entry.slug, found) : null;
  return { service, file: entry && service ? `${entry.slug}.${found}.${entry.hash}.json` : null };
}

/** The service itself as data of the page, under the name of its file: a few hundred bytes to some thousand, and no request. */
function carriedService(opened: Opened): string {
  const { service, file } = openedService(opened);
  if (service === null || file === null) return '';
  const data = JSON.stringify(service).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="okienko-service" data-file="${escapeMarkup(file)}">${data}</script>`;
}

/** Calls that are the same for every visitor and wait for nothing. */
function firstCalls({ definition, reads }: CompiledService): string[] {
  return Object.entries(definition.sources ?? {}).flatMap(([id, source]) => {
    const key: NodeKey = `source:${id}`;
    // What belongs to a user needs a token, which the browser does not send ahead; the refusal would be taken for the answer later.
    const isOwn = source.personal === true || source.signedIn === true;
    const waits = (reads[key] ?? []).length > 0 || source.when !== undefined || isOwn || (source.method ?? 'GET') !== 'GET';
    const literals = Object.entries(source.query ?? {});
    if (waits || source.missing === true || source.form !== undefined || source.endpoint === undefined || source.endpoint.includes('{'))
      return [];
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
