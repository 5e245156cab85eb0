import { routeOfService, routeOfVariant } from '../../pack/service-route';
import { allBlocks, plainText } from '../compile';
import { isJsonList, isJsonObject, type JsonValue } from '../parse/json-value';
import { periodsRead } from '../source/dated-values';
import type { LanguageInUse } from '../source/language-in-use';
import type { LoadedPack, LoadedService } from '../source/loaded-pack';
import { idOf } from '../upgrade/id-path';
import type { PackChange } from './change';
import { asJson, documentOf } from './diff-packs';
import type { Edit } from './edit';
import { hasCsv } from './outputs';

/** A service or screen that a change reaches. */
export interface TouchedScreen {
  readonly slug: string;
  readonly title: string;
  /** Its address in the portal after the change. */
  readonly address: string;
  /** True for a screen that is not in the list of services. */
  readonly isScreen: boolean;
  /** itself: its definition or texts changed; call: a shared call that it makes. */
  readonly why: readonly ('itself' | 'call')[];
  readonly pdf: boolean;
  readonly csv: boolean;
}

/** A link whose target came or went. */
export interface TouchedLink {
  readonly document: string;
  readonly path: string;
  readonly to: string;
  /** True when no screen has the address any more. */
  readonly isDead: boolean;
}

/** The services and screens that changes reach by themselves, through a dated value that they read, or through a shared call. Changes of the portal and its texts reach all. */
export function touchedScreens(
  changes: readonly PackChange[],
  before: LoadedPack,
  after: LoadedPack,
  language: LanguageInUse,
): readonly TouchedScreen[] {
  const own = new Set(changes.flatMap(({ place }) => (place.slug === null ? [] : [place.slug])));
  const calls = new Set(changes.flatMap(({ edits: [edit] }) => (edit?.document === 'calls' ? [edit.path[1] ?? ''] : [])));
  const values = new Set(changes.flatMap(({ edits: [edit] }) => (edit ? datedKeys(edit) : [])));
  const dated = [...after.values, ...before.values];
  const services = new Map([...before.services, ...after.services].map((service) => [service.slug, service]));
  return [...services.values()].flatMap((service): readonly TouchedScreen[] => {
    const makesCall = [...callsOf(service, language)].some((call) => calls.has(call));
    const readsValue = Object.keys(periodsRead(service.definition, dated)).some((key) => values.has(key));
    const why = [...(own.has(service.slug) || readsValue ? (['itself'] as const) : []), ...(makesCall ? (['call'] as const) : [])];
    if (why.length === 0) return [];
    const { slug, definition } = service;
    const blocks = allBlocks(definition.blocks, language.kinds);
    const csv = blocks.some((block) => hasCsv(block, language) && Reflect.get(block, 'csv') !== false);
    const isScreen = definition.group === undefined;
    const address = routeOfService(definition);
    return [{ slug, title: plainText(definition.title), address, isScreen, why, pdf: definition.pdf !== undefined, csv }];
  });
}

/** The keys of the dated values that an edit concerns. */
function datedKeys({ document, path }: Edit): readonly string[] {
  const [, file] = /^values\/([^/]+)$/.exec(document) ?? [];
  return file === undefined || path[1] === undefined ? [] : [`${file}.${path[1]}`];
}

function callsOf({ definition }: LoadedService, { kinds, authoring }: LanguageInUse): ReadonlySet<string> {
  const named = Object.values(definition.sources ?? {}).flatMap(({ call }) => (call === undefined ? [] : [call]));
  const ofBlocks = allBlocks(definition.blocks, kinds).flatMap((block) => authoring[block.block]?.sharedCalls?.(block) ?? []);
  return new Set([...named, ...ofBlocks]);
}

/** Links of the pack after a change to addresses that came or went with it. */
export function touchedLinks(before: LoadedPack, after: LoadedPack): readonly TouchedLink[] {
  const [was, now] = [before, after].map(routesOf);
  if (!was || !now) return [];
  const turned = new Set([...was, ...now].filter((route) => !was.has(route) || !now.has(route)));
  if (turned.size === 0) return [];
  const documents = [
    ['portal', asJson(after.portal)] as const,
    ...after.services.map(({ slug, definition }) => [documentOf(slug), asJson(definition)] as const),
  ];
  return documents.flatMap(([document, root]) =>
    [...stringsIn(root, [])].flatMap(({ text, path }): readonly TouchedLink[] => {
      const to = text.replace(/[?#].*$/s, '');
      const isOwn = path.at(-1) === 'route' && path.length <= 3;
      return turned.has(to) && !isOwn ? [{ document, path: path.join('.'), to, isDead: !now.has(to) }] : [];
    }),
  );
}

function routesOf({ services }: LoadedPack): ReadonlySet<string> {
  return new Set(
    services.flatMap(({ definition }) => {
      const route = routeOfService(definition);
      return [route, ...(definition.variants ?? []).map((variant) => routeOfVariant(route, variant))];
    }),
  );
}

function* stringsIn(value: JsonValue, path: readonly string[]): Generator<{ readonly text: string; readonly path: readonly string[] }> {
  if (typeof value === 'string') yield { text: value, path };
  else if (isJsonList(value)) for (const [index, item] of value.entries()) yield* stringsIn(item, [...path, idOf(item) ?? String(index)]);
  else if (isJsonObject(value)) for (const [name, member] of Object.entries(value)) yield* stringsIn(member, [...path, name]);
}
