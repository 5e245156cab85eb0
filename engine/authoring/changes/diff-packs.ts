import { isJsonObject, type JsonObject } from '../parse/json-value';
import { languageWith } from '../source/language-in-use';
import type { LoadedPack, LoadedService } from '../source/loaded-pack';
import { callsSchema, portalSchema, serviceSchema, valuesSchema } from '../source/schemas.generated';
import { isSchema, type LanguageSchema } from '../source/walk';
import { canonical } from '../upgrade/id-path';
import { diffValues, type FoundEdit } from './diff-values';
import { rootSpot } from './spot';

/** Everything that differs between two packs, document by document. */
export function diffPacks(before: LoadedPack, after: LoadedPack): readonly FoundEdit[] {
  return [
    ...portalEdits(before, after),
    ...callEdits(before, after),
    ...valueEdits(before, after),
    ...serviceEdits(before, after),
    ...catalogueEdits(before, after),
  ];
}

function portalEdits(before: LoadedPack, after: LoadedPack): readonly FoundEdit[] {
  return [
    ...documentEdits('portal', before.portal, after.portal, withServiceNames(portalSchema)),
    ...textEdits('portal', before.portalTranslations, after.portalTranslations),
  ];
}

function callEdits(before: LoadedPack, after: LoadedPack): readonly FoundEdit[] {
  return documentEdits('calls', before.calls, after.calls, withServiceNames(callsSchema));
}

function valueEdits(before: LoadedPack, after: LoadedPack): readonly FoundEdit[] {
  if (before.values === after.values) return [];
  const schema = withServiceNames(valuesSchema);
  const names = new Set([...before.values, ...after.values].map(({ name }) => name));
  return [...names].flatMap((name) => {
    const [was, now] = [before, after].map(({ values }) => values.find((each) => each.name === name));
    const edits = documentEdits(`values/${name}`, { values: was?.values ?? {} }, { values: now?.values ?? {} }, schema);
    return [...edits, ...textEdits(`values/${name}`, was?.translations ?? {}, now?.translations ?? {})];
  });
}

function serviceEdits(before: LoadedPack, after: LoadedPack): readonly FoundEdit[] {
  const [was, now] = [before, after].map(({ services }) => new Map(services.map((service) => [service.slug, service])));
  if (!was || !now) return [];
  const schema = serviceSchemaOf(after);
  const slugs = renamedServices(was, now);
  const former = new Map([...slugs].map(([old, slug]) => [slug, old]));
  const gone = [...was.values()].filter(({ slug }) => !now.has(slug) && !slugs.has(slug));
  return [
    ...gone.flatMap((service) => [
      wholeEdit(service, 'removed', serviceSchemaOf(before)),
      ...textEdits(documentOf(service.slug), service.translations, {}),
    ]),
    ...[...now.values()].flatMap((service): readonly FoundEdit[] => {
      const old = former.get(service.slug);
      const previous = was.get(old ?? service.slug);
      if (previous === service) return [];
      const document = documentOf(service.slug);
      const texts = textEdits(document, previous?.translations ?? {}, service.translations);
      if (!previous) return [wholeEdit(service, 'added', schema), ...texts];
      if (old === undefined) return [...documentEdits(document, previous.definition, service.definition, schema), ...texts];
      const trail = [rootSpot(asJson(service.definition), schema)];
      return [{ edit: { document, how: 'renamed', path: [], was: documentOf(old) }, trail }, ...texts];
    }),
  ];
}

function wholeEdit({ slug, definition }: LoadedService, how: 'added' | 'removed', schema: LanguageSchema): FoundEdit {
  const value = asJson(definition);
  const values = how === 'added' ? { after: value } : { before: value };
  return { edit: { document: documentOf(slug), how, path: [], ...values }, trail: [rootSpot(value, schema)] };
}

/** Services that only have another slug: by the old one the new one. */
function renamedServices(was: ReadonlyMap<string, LoadedService>, now: ReadonlyMap<string, LoadedService>): ReadonlyMap<string, string> {
  const content = ({ definition }: LoadedService) => canonical({ ...asJson(definition), slug: '' });
  const fresh = [...now.values()].filter(({ slug }) => !was.has(slug));
  const gone = fresh.length === 0 ? [] : [...was.values()].filter(({ slug }) => !now.has(slug));
  const waiting = new Map<string, string[]>();
  for (const service of gone.length === 0 ? [] : fresh) {
    const key = content(service);
    waiting.set(key, [...(waiting.get(key) ?? []), service.slug]);
  }
  return new Map(
    gone.flatMap((service) => {
      const slug = waiting.get(content(service))?.shift();
      return slug === undefined ? [] : [[service.slug, slug] as const];
    }),
  );
}

function catalogueEdits(before: LoadedPack, after: LoadedPack): readonly FoundEdit[] {
  return textEdits('texts', before.texts, after.texts);
}

function documentEdits(document: string, before: unknown, after: unknown, schema: LanguageSchema): readonly FoundEdit[] {
  return before === after ? [] : diffValues(document, asJson(before), asJson(after), schema);
}

type TextFiles = Readonly<Partial<Record<string, unknown>>>;

const textSchema: LanguageSchema = {
  title: 'texts',
  type: 'object',
  additionalProperties: { 'x-kind': 'text' },
};

/** Files of texts by language: each entry is one text, however its key is made up. */
function textEdits(document: string, before: TextFiles, after: TextFiles): readonly FoundEdit[] {
  if (before === after) return [];
  const languages = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...languages].flatMap((language) => {
    const [was, now] = [before[language] ?? {}, after[language] ?? {}];
    return documentEdits(`${document}/${language}`, was, now, textSchema);
  });
}

/** The document of a service or screen. */
export function documentOf(slug: string): string {
  return `services/${slug}`;
}

/** The schema of services in which a pack is written. */
export function serviceSchemaOf({ surroundings }: LoadedPack): LanguageSchema {
  return languageWith(surroundings.kinds).schema;
}

/** The schema of a document of the portal, with the definitions of the service schema that it refers to. */
export function withServiceNames(schema: LanguageSchema): LanguageSchema {
  const names = (own: unknown): LanguageSchema => (isSchema(own) ? own : {});
  return { ...schema, $defs: { ...names(serviceSchema.$defs), ...names(schema.$defs) } };
}

/** Definitions are read from JSON, so they are JSON. */
export function asJson(value: unknown): JsonObject {
  if (!isJsonObject(value)) throw new Error('A document of a pack is an object.');
  return value;
}
