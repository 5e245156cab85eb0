import type { CallTable } from '../../language/calls.generated';
import { originalLanguage } from '../../values/language';
import { fileRole } from '../check/read/file-role';
import { officeCalls } from '../openapi';
import { isJsonObject, type JsonValue } from '../parse/json-value';
import { parseFile } from '../parse/parse-file';
import type { SourceFile } from '../parse/source-file';
import type { DefinitionFiles, LoadedPack, TextEntry } from '../source/loaded-pack';
import { type AgreedCall, agreedCall } from './call-fields';
import { valueByIds, wordsOf } from './id-path';
import { type ReliedValue, reliedValues } from './relied-values';

/** What a folder extends, as far as the folder has to do with it. */
export interface BaseView {
  readonly values: readonly ReliedValue[];
  /** Titles of the services of the base that have a place in the list of services, by slug. */
  readonly services: Readonly<Record<string, string>>;
  /** What portal and office agree on in the calls of the screens that the folder takes over, by method and path. */
  readonly calls: Readonly<Record<string, AgreedCall>>;
  /** Slugs of services that the portal has in the end. */
  readonly offered: ReadonlySet<string>;
}

/** The packs of an upgrade check. */
interface UpgradePacks {
  /** The files of the folder itself. */
  readonly files: DefinitionFiles;
  /** What it extends, as a pack of its own. */
  readonly base: LoadedPack;
  /** Both together; null while the folder does not fit what it extends. */
  readonly whole: LoadedPack | null;
}

/** Reads what a folder changes of the pack under it and relies on there. */
export function viewBase({ files, base, whole }: UpgradePacks): BaseView {
  const offered = new Set((whole ?? base).services.map(({ slug }) => slug));
  const own = ownOriginals(files);
  const services = base.services.filter(({ definition }) => definition.group !== undefined);
  const taken = { ...base, services: base.services.filter(({ slug }) => offered.has(slug)) };
  return {
    values: [...files].flatMap(([path, bytes]) => valuesOf(path, bytes, base, own)),
    services: Object.fromEntries(services.map(({ slug, definition }) => [slug, wordsOf(asJson(definition.title))])),
    calls: Object.fromEntries(officeCalls(taken).map((call) => [`${call.method} ${call.endpoint}`, agreedCall(call)])),
    offered,
  };
}

function valuesOf(path: string, bytes: Uint8Array, base: LoadedPack, own: ReadonlyMap<string, JsonValue>): readonly ReliedValue[] {
  const role = fileRole(path);
  if (role.kind === 'ignored' || role.kind === 'unknown' || role.kind === 'scenarios') return [];
  const { source } = parseFile(path, bytes);
  if (!source) return [];
  if (role.kind === 'portal') {
    const values = reliedValues('portal', asJson(base.portal), source).filter(({ path: at }) => !/^(id|services)(\.|$)/.test(at));
    return [...chosenServices(source, base), ...values];
  }
  if (role.kind === 'calls') return reliedValues('calls', asJson(base.calls), source);
  if (role.kind === 'catalogue') {
    const originals = { base: asJson(base.texts[originalLanguage]), own: own.get(`texts/${originalLanguage}`) };
    return textsOver(`texts/${role.language}`, source, base.texts[role.language], originals, ownEntry);
  }
  if (role.kind === 'portal-texts')
    return textsOver(`portal.${role.language}`, source, base.portalTranslations[role.language], {
      base: asJson(base.portal),
      own: own.get('portal'),
    });
  if (role.kind === 'values' || role.kind === 'values-texts') {
    const below = base.values.find(({ name }) => name === role.name);
    if (!below) return [];
    if (role.kind === 'values') return reliedValues(`values/${role.name}`, asJson({ values: below.values }), source);
    const originals = { base: asJson({ values: below.values }), own: own.get(`values/${role.name}`) };
    return textsOver(`values/${role.name}.${role.language}`, source, below.translations[role.language], originals);
  }
  const under = base.services.find(({ slug }) => slug === role.slug);
  if (role.kind === 'service') return serviceValues(role, source, under?.definition, base.calls);
  if (!under) return [];
  const originals = { base: asJson(under.definition), own: own.get(`services/${role.slug}`) };
  return textsOver(`services/${role.slug}/${role.language}`, source, under.translations[role.language], originals);
}

/** What the folder itself says in Polish, by document. */
function ownOriginals(files: DefinitionFiles): ReadonlyMap<string, JsonValue> {
  return new Map(
    [...files].flatMap(([path, bytes]) => {
      const role = fileRole(path);
      const value = ['portal', 'service', 'values', 'catalogue'].includes(role.kind) ? parseFile(path, bytes).source?.value : undefined;
      if (value === undefined) return [];
      if (role.kind === 'values') return [[`values/${role.name}`, value] as const];
      if (role.kind === 'service') return [[`services/${role.slug}`, value] as const];
      return [[role.kind === 'catalogue' ? `texts/${role.language}` : 'portal', value] as const];
    }),
  );
}

/** What a file of a service relies on: of a service by itself the shared calls, of an overlay what it changes. */
function serviceValues(
  { slug, isScreen }: { readonly slug: string; readonly isScreen: boolean },
  source: SourceFile,
  under: unknown,
  calls: CallTable,
): readonly ReliedValue[] {
  const document = `${isScreen ? 'screens' : 'services'}/${slug}`;
  if (!(isJsonObject(source.value) && 'slug' in source.value)) {
    const base = under === undefined ? undefined : asJson(under);
    const itself: ReliedValue = { document, path: '', kind: 'named', base, own: slug, place: source.keySpan('').place };
    return [itself, ...(base === undefined ? [] : reliedValues(document, base, source))];
  }
  return [...calledIn(source.value, '')].flatMap(({ call, pointer }): ReliedValue[] => {
    const base = Object.hasOwn(calls.calls, call) ? asJson(calls.calls[call]) : undefined;
    return base === undefined
      ? []
      : [{ document: 'calls', path: `calls.${call}`, kind: 'named', base, own: call, place: source.valueSpan(pointer).place }];
  });
}

/** The ids of shared calls that a definition names. */
function* calledIn(value: JsonValue, pointer: string): Generator<{ readonly call: string; readonly pointer: string }> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* calledIn(item, `${pointer}/${index}`);
  else if (isJsonObject(value)) {
    if (typeof value.call === 'string') yield { call: value.call, pointer: `${pointer}/call` };
    for (const [name, member] of Object.entries(value)) yield* calledIn(member, `${pointer}/${name}`);
  }
}

/** The services that portal.json takes over or leaves out by name. */
function chosenServices(source: SourceFile, base: LoadedPack): readonly ReliedValue[] {
  const choice = isJsonObject(source.value) ? source.value.services : undefined;
  if (!isJsonObject(choice)) return [];
  return Object.entries(choice).flatMap(([list, slugs]) =>
    (Array.isArray(slugs) ? slugs : []).map((slug: JsonValue, index): ReliedValue => {
      const found = base.services.find((service) => service.slug === slug);
      const place = source.valueSpan(`/services/${list}/${index}`).place;
      const under = found && asJson(found.definition);
      return { document: `services/${String(slug)}`, path: '', kind: 'named', base: under, own: slug, place };
    }),
  );
}

/** The Polish texts in which keys of translations are looked up. */
interface Originals {
  readonly base: JsonValue;
  /** What the folder says itself; its Polish is not that of the base. */
  readonly own: JsonValue | undefined;
}

/** Translations of an overlay: what the base translates itself, and the Polish of the base that they translate. */
function textsOver(
  document: string,
  source: SourceFile,
  translated: Readonly<Record<string, TextEntry>> | undefined,
  originals: Originals,
  find: typeof valueByIds = valueByIds,
): readonly ReliedValue[] {
  const isPolish = document === `texts/${originalLanguage}`;
  return reliedValues(document, asJson(translated), source).flatMap((value) => {
    const original = isPolish ? undefined : find(originals.base, value.path);
    if (original === undefined) return [value];
    const ofBase = find(originals.own, value.path) === undefined ? [{ ...value, kind: 'translated' as const, base: original }] : [];
    // A translation that the base lacks adds nothing to it: what counts is the Polish text.
    return value.kind === 'added' ? ofBase : [value, ...ofBase];
  });
}

/** An entry of a catalogue: its keys have dots that lead nowhere. */
function ownEntry(catalogue: JsonValue | undefined, key: string): JsonValue | undefined {
  return isJsonObject(catalogue) && Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
}

/** Definitions are read from JSON, so they are JSON. */
function asJson(value: unknown): JsonValue {
  return JSON.parse(JSON.stringify(value ?? {}));
}
