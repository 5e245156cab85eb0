import type { CheckedService, CheckedValues, PackUnderCheck } from '../check/pack/pack-under-check';
import { type FileRole, fileRole } from '../check/read/file-role';
import type { Layer } from '../check/read/layer';
import type { BaseShape } from '../check/read/shaping';
import { type Phrase, say } from '../messages';
import type { LocatedJson } from '../overlay/located-json';
import { childPointer, pointerSteps } from '../parse/json-pointer';
import { isJsonList, isJsonObject, type JsonValue } from '../parse/json-value';
import type { SourceFile } from '../parse/source-file';
import { unsafeNames } from '../parse/unsafe-names';
import type { OpenPack } from './open-pack';
import { type Answer, answered, brief, refused } from './words';

/** A place in a definition file, and where it is in the pack as all layers make it. */
export interface FoundPlace {
  readonly file: string;
  /** The pointer in the file. */
  readonly path: string;
  readonly layer: Layer;
  readonly role: DefinitionRole;
  readonly source: SourceFile;
  readonly shape: BaseShape;
  /** The document of all layers; null while it does not have the right shape. */
  readonly document: LocatedJson | null;
  /** The pointer in the document, or in the file while there is no document. */
  readonly pointer: string;
  /** The service or screen to which the file belongs. */
  readonly service: CheckedService | null;
}

/** The role of a file with places. */
export type DefinitionRole = Exclude<FileRole, { readonly kind: 'unknown' | 'ignored' | 'scenarios' }>;

/** Says that a file has no such place. */
export function noPlace(file: string, path: string, last: string): Phrase {
  return say('place-missing', { file, path: brief(path), last: last === '' ? say('place-whole-file') : brief(last) });
}

/** Finds a place by file and JSON pointer; it may be one where something could stand and nothing does yet. */
export function findPlace({ inside }: OpenPack, file: string, path: string): Answer<FoundPlace> {
  const layer = inside.layers.find(({ sources }) => sources.has(file));
  const outcome = layer?.sources.get(file);
  if (!layer || !outcome) {
    const isThere = inside.layers.some(({ prefix }) => prefix === '' && inside.files.has(file));
    return refused(isThere ? say('place-not-read', { file }) : say('place-no-file', { file: brief(file) }));
  }
  const role = fileRole(file.slice(layer.prefix.length));
  if (role.kind === 'unknown' || role.kind === 'ignored' || role.kind === 'scenarios') return refused(say('place-not-read', { file }));
  const { source, failures } = outcome;
  if (!source) {
    const [failure] = failures;
    const { line = 1, column = 1 } = failure?.span.place ?? {};
    return refused(say('place-unreadable-file', { file, line, column, reason: failure?.message ?? '' }));
  }
  if (path !== '' && !path.startsWith('/')) return refused(say('place-bad-pointer', { path: brief(path) }));
  const steps = pointerSteps(path);
  const unsafe = steps.find((step) => unsafeNames.has(step));
  if (unsafe !== undefined) return refused(say('place-unsafe-name', { name: unsafe }));
  const last = deepest(source.value, steps);
  if (last !== null) return refused(noPlace(file, path, last));
  const document = inside.pack && documentOf(inside.pack, role);
  const inDocument = document ? pointerByIds(document.value, idStepsOf(source.value, steps)) : path;
  return answered({
    file,
    path,
    layer,
    role,
    source,
    shape: shapeOf(role),
    document,
    pointer: inDocument ?? path,
    service: serviceOf(inside.pack, role),
  });
}

/** The file of a role in one layer, as far as it can be read. */
export function fileIn(layer: Layer, role: DefinitionRole): SourceFile | null {
  switch (role.kind) {
    case 'portal':
      return layer.portal ?? null;
    case 'calls':
      return layer.calls ?? null;
    case 'portal-texts':
      return layer.portalTexts.get(role.language) ?? null;
    case 'values':
      return layer.values.get(role.name)?.source ?? null;
    case 'values-texts':
      return layer.values.get(role.name)?.texts.get(role.language) ?? null;
    case 'catalogue':
      return layer.catalogue.get(role.language) ?? null;
    case 'service':
      return layer.services.get(role.slug)?.source ?? null;
    case 'service-texts':
      return layer.services.get(role.slug)?.texts.get(role.language) ?? null;
  }
}

/** Name of a layer, empty for one's own folder. */
export function layerName({ prefix }: Layer): string {
  return prefix.replace(/\/$/, '');
}

/** The service or screen to which a file belongs. */
export function serviceOf(pack: PackUnderCheck | null, role: DefinitionRole): CheckedService | null {
  return 'slug' in role ? (pack?.services.find(({ slug }) => slug === role.slug) ?? null) : null;
}

/** The document of all layers for files of a role. */
export function documentOf(pack: PackUnderCheck, role: DefinitionRole): LocatedJson | null {
  switch (role.kind) {
    case 'portal':
      return pack.portal?.located ?? null;
    case 'calls':
      return pack.callsPlace;
    case 'portal-texts':
      return pack.portalTexts.get(role.language)?.located ?? null;
    case 'values':
      return valuesIn(pack, role.name)?.located ?? null;
    case 'values-texts':
      return valuesIn(pack, role.name)?.translations.get(role.language)?.located ?? null;
    case 'catalogue':
      return pack.catalogue.get(role.language)?.located ?? null;
    case 'service':
      return serviceOf(pack, role)?.located ?? null;
    case 'service-texts':
      return serviceOf(pack, role)?.translations.get(role.language)?.located ?? null;
  }
}

function valuesIn({ values }: PackUnderCheck, name: string): CheckedValues | undefined {
  return values.find((each) => each.name === name);
}

function shapeOf({ kind }: DefinitionRole): BaseShape {
  if (kind === 'portal') return 'portal.schema.json';
  if (kind === 'values') return 'values.schema.json';
  if (kind === 'calls') return 'calls.schema.json';
  return kind === 'service' ? 'service.schema.json' : 'texts.schema.json';
}

/** A step of a way that stays the same where lists are merged: a name, or the id of an item with its position where it stands. */
export type IdStep = { readonly name: string } | { readonly id: string; readonly index: string };

/** The steps of a way in a value; of items with an id the id counts. */
export function idStepsOf(value: JsonValue, steps: readonly string[]): IdStep[] {
  let at: JsonValue | undefined = value;
  return steps.map((step) => {
    const holder: JsonValue | undefined = at;
    at = memberOf(holder, step);
    const isItem = isJsonList(holder) && isJsonObject(at) && typeof at.id === 'string';
    return isItem && isJsonObject(at) ? { id: String(at.id), index: step } : { name: step };
  });
}

/** The pointer to which the steps lead in another value, null where one before the last is missing. */
export function pointerByIds(value: JsonValue, steps: readonly IdStep[]): string | null {
  let at: JsonValue | undefined = value;
  let pointer = '';
  for (const step of steps) {
    const name = 'name' in step ? step.name : itemOf(at, step.id);
    if (name === null) return null;
    at = memberOf(at, name);
    pointer = childPointer(pointer, name);
  }
  return pointer;
}

function itemOf(list: JsonValue | undefined, id: string): string | null {
  const index = isJsonList(list) ? list.findIndex((item) => isJsonObject(item) && item.id === id) : -1;
  return index === -1 ? null : String(index);
}

function memberOf(value: JsonValue | undefined, step: string): JsonValue | undefined {
  if (isJsonList(value)) return value[Number(step)];
  return isJsonObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** Null when the steps lead to something or to where something could stand, else the pointer of the last value on the way. */
function deepest(value: JsonValue, steps: readonly string[]): string | null {
  let at: JsonValue | undefined = value;
  let pointer = '';
  for (const step of steps) {
    if (at === undefined) return null;
    const isOpen = isJsonObject(at) || (isJsonList(at) && (step === '-' || (/^\d{1,9}$/.test(step) && Number(step) <= at.length)));
    if (!isOpen) return pointer;
    at = memberOf(at, step);
    pointer = childPointer(pointer, step);
  }
  return null;
}
