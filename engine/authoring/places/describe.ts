import { lastStep, parentPointer, pointerSteps, valueAt } from '../parse/json-pointer';
import { isJsonObject, type JsonValue } from '../parse/json-value';
import type { Place } from '../source/loaded-pack';
import { type Choice, choice, meaningsIn } from './choices';
import { rowFields, shownType } from './columns-around';
import { type FoundPlace, fileIn, findPlace, idStepsOf, layerName, noPlace, pointerByIds } from './find-place';
import { namedByBlock, namedThings } from './named-things';
import type { OpenPack } from './open-pack';
import { type OriginalText, originalOf } from './original-text';
import { type PlaceType, placeType, wordsOf } from './place-type';
import { nodesOf, type ReachedPlace, walkShape } from './shape-walk';
import { type Answer, answered, refused } from './words';

/** What one layer says of a place. */
export interface LayerWord {
  /** Name of the layer, empty for one's own folder. */
  readonly layer: string;
  readonly place: Place;
  readonly value: JsonValue;
}

/** A property that an object at a place has or may have. */
export interface Member {
  readonly name: string;
  readonly help: string | null;
  readonly required: boolean;
  readonly present: boolean;
}

/** What is to be known of a place. */
export interface PlaceDescription {
  readonly file: string;
  readonly path: string;
  /** The pointer in the definition as all layers make it. */
  readonly pointer: string;
  /** Name of the property, or number or id of the item. */
  readonly name: string;
  /** What the property means, in the words of the schema; `schema` says which of its nodes, so that a translation can be found. */
  readonly help: string | null;
  readonly schema: string;
  readonly required: boolean;
  readonly default: JsonValue | undefined;
  readonly type: PlaceType;
  readonly choices: readonly Choice[];
  readonly members: readonly Member[];
  /** The value as all layers make it; undefined where nothing stands. */
  readonly value: JsonValue | undefined;
  /** Where that value was written; null where nothing stands. */
  readonly origin: (Place & { readonly layer: string }) | null;
  /** What each layer says, from the lowest. */
  readonly layers: readonly LayerWord[];
  /** Of a translation the Polish text that it belongs to. */
  readonly original: OriginalText | null;
}

/** Says what stands at a place of a definition file, what may stand there, and where the value comes from. */
export function describePlace(open: OpenPack, file: string, path: string): Answer<PlaceDescription> {
  const found = locate(open, file, path);
  if (!found.ok) return found;
  const { place, reached } = found.answer;
  const known = describeReached(open, place, reached);
  const value = place.document ? jsonAt(place.document.value, place.pointer) : jsonAt(place.source.value, place.path);
  const layers = layersSay(open, place);
  return answered({
    file,
    path,
    pointer: place.pointer,
    name: lastStep(path),
    ...known,
    value,
    origin: value === undefined ? null : originOf(open, place),
    layers,
    original: originalOf(open, place),
  });
}

/** A place as it was found and as its schema sees it; null where no schema describes what stands there. */
export interface LocatedPlace {
  readonly place: FoundPlace;
  readonly reached: ReachedPlace | null;
}

/** Finds a place where something stands, or may stand by the schema. */
export function locate(open: OpenPack, file: string, path: string): Answer<LocatedPlace> {
  const found = findPlace(open, file, path);
  if (!found.ok) return found;
  const place = found.answer;
  const reached = reach(open, place);
  if (!reached && jsonAt(place.source.value, place.path) === undefined) return refused(noPlace(file, path, parentPointer(path)));
  return answered({ place, reached });
}

function reach({ inside }: OpenPack, place: FoundPlace): ReachedPlace | null {
  const way = pointerSteps(place.pointer);
  let reached: ReachedPlace | null = null;
  const keep = (each: ReachedPlace): void => {
    if (each.pointer === place.pointer) reached = each;
  };
  walkShape(inside.schemas, place.shape, place.document?.value ?? place.source.value, keep, way);
  // What only an overlay says (remove, after, before) stands in its own schema.
  if (reached === null) {
    const own = pointerSteps(place.path);
    const keepOwn = (each: ReachedPlace): void => {
      if (each.pointer === place.path) reached = each;
    };
    walkShape(inside.schemas, place.shape.replace('.schema', '-overlay.schema'), place.source.value, keepOwn, own);
  }
  return reached;
}

type Known = Pick<PlaceDescription, 'help' | 'schema' | 'required' | 'default' | 'type' | 'choices' | 'members'>;

function describeReached(open: OpenPack, place: FoundPlace, reached: ReachedPlace | null): Known {
  if (!reached) {
    const type = placeType({ nodes: [], branches: [], expect: null }, null);
    return { help: null, schema: '', required: false, default: undefined, type, choices: [], members: [] };
  }
  const described = reached.nodes.find(({ node }) => typeof node.description === 'string');
  const [first] = reached.nodes;
  const type = typeAt(place, reached);
  const at = described ?? first;
  return {
    help: described ? String(described.node.description) : null,
    schema: at ? `${at.file}#${at.at}` : '',
    required: reached.required,
    default: reached.nodes.find(({ node }) => node.default !== undefined)?.node.default,
    type,
    choices: choicesAt(open, place, reached, type),
    members: membersOf(open, reached),
  };
}

/** What may stand at a reached place. */
export function typeAt(place: FoundPlace, reached: ReachedPlace): PlaceType {
  return placeType(reached, namedByBlock(place));
}

/** Everything that may stand at a place, as far as it can be listed. */
export function choicesAt(open: OpenPack, place: FoundPlace, reached: ReachedPlace, type: PlaceType): readonly Choice[] {
  const all = [...reached.nodes, ...reached.branches];
  const words = type.names === 'format' || type.names === 'rule' ? [] : wordsOf(all);
  const about = all.map(({ node }) => (typeof node.description === 'string' ? node.description : '')).join('; ');
  const meanings = meaningsIn(
    about,
    words.map((word) => String(word)),
  );
  const listed = [...new Set(words)].map((word) => choice(word, { help: meanings.get(String(word)) ?? null }));
  const yesNo = type.kind === 'yes-no' ? [true, false].map((value) => choice(value)) : [];
  const { service, pointer } = place;
  const things = type.names === null ? [] : namedThings(type.names, open, { service, pointer, shown: shownType(place) });
  return [...listed, ...yesNo, ...things, ...rowFields(place)];
}

function membersOf({ inside: { schemas } }: OpenPack, { nodes, value }: ReachedPlace): readonly Member[] {
  const object = isJsonObject(value) ? value : {};
  const members = new Map<string, Member>();
  for (const { node, file, at } of nodes) {
    if (!isJsonObject(node.properties)) continue;
    const required = Array.isArray(node.required) ? node.required : [];
    for (const [name, property] of Object.entries(node.properties)) {
      const own = isJsonObject(property) ? nodesOf(schemas, { node: property, file, at }, undefined).nodes : [];
      const described = own.find((each) => typeof each.node.description === 'string');
      const help = described ? String(described.node.description) : null;
      members.set(name, { name, help, required: required.includes(name), present: Object.hasOwn(object, name) });
    }
  }
  return [...members.values()];
}

function originOf({ inside }: OpenPack, { document, source, path, pointer, layer }: FoundPlace): PlaceDescription['origin'] {
  const { place } = document ? document.valueSpan(pointer) : source.valueSpan(path);
  const from = inside.layers.find(({ sources }) => sources.has(place.file)) ?? layer;
  return { ...place, layer: layerName(from) };
}

function layersSay({ inside }: OpenPack, place: FoundPlace): readonly LayerWord[] {
  const steps = idStepsOf(place.document?.value ?? place.source.value, pointerSteps(place.pointer));
  return [...inside.layers].reverse().flatMap((layer): LayerWord[] => {
    const source = fileIn(layer, place.role);
    const pointer = source ? pointerByIds(source.value, steps) : null;
    const value = source && pointer !== null ? jsonAt(source.value, pointer) : undefined;
    return source && pointer !== null && value !== undefined
      ? [{ layer: layerName(layer), place: source.valueSpan(pointer).place, value }]
      : [];
  });
}

/** The value at a pointer of a JSON value. */
function jsonAt(root: JsonValue, pointer: string): JsonValue | undefined {
  const value = valueAt(root, pointer);
  return isJson(value) ? value : undefined;
}

function isJson(value: unknown): value is JsonValue {
  return value !== undefined;
}
