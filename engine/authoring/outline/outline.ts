import { childPointer } from '../parse/json-pointer';
import { isJsonObject } from '../parse/json-value';
import type { LanguageSchema } from '../source/walk';
import {
  asSchema,
  discriminatorOf,
  followed,
  heldParts,
  type LanguageRoot,
  type PartHolder,
  partKind,
  propertiesOf,
  referenceName,
} from './part-schemas';

/** A part of a definition in the tree of an editor: the service itself, a source, a block, a column. */
export interface OutlinePart {
  /** Where it stands in the definition. */
  readonly path: readonly (string | number)[];
  /** Pointer to it in which the items of lists stand by their ids, so that it outlives a change of their order. */
  readonly pointer: string;
  /** Its kind: the name of its schema in the language, such as TableBlock; of the whole definition the schema's title. */
  readonly kind: string;
  /** What tells kinds of one union apart, for example `table`; null outside unions. */
  readonly variety: string | null;
  /** Id or name within the part that holds it, null for one that has none. */
  readonly name: string | null;
  /** The words that a resident reads of it, null when it has none of its own. */
  readonly words: string | null;
  readonly holds: readonly OutlineGroup[];
}

/** The parts of one property. */
export interface OutlineGroup {
  /** The property, for example `columns`. */
  readonly property: string;
  readonly holder: PartHolder;
  /** Kinds that may be added here, as names of the language; one for each branch of a union. */
  readonly kinds: readonly string[];
  readonly parts: readonly OutlinePart[];
}

interface Place {
  readonly path: readonly (string | number)[];
  readonly pointer: string;
}

type Step = string | number;

/** The tree of a definition. A part of a shape that the language does not know is left out, since it has no properties to show. */
export function outline(root: LanguageRoot, definition: unknown): OutlinePart {
  return partAt(root, root, definition, { path: [], pointer: '' }, null);
}

function partAt(root: LanguageRoot, schema: LanguageSchema, value: unknown, place: Place, variety: string | null): OutlinePart {
  const node = followed(root, schema);
  const properties = propertiesOf(node);
  return {
    ...place,
    kind: referenceName(schema) ?? String(node.title ?? ''),
    variety,
    name: nameOf(value, place),
    words: wordsOf(root, properties, value),
    holds: properties.flatMap(([property, held]) =>
      groupOf(root, property, held, ownValue(value, property), at(place, property, property)),
    ),
  };
}

function groupOf(root: LanguageRoot, property: string, schema: LanguageSchema, value: unknown, place: Place): readonly OutlineGroup[] {
  const held = heldParts(root, schema);
  if (held === null) return [];
  const node = followed(root, held.schema);
  const discriminator = discriminatorOf(node);
  const parts = entriesOf(held.holder, value).flatMap(([step, entry]) => {
    const kind = partKind(root, held.schema, entry);
    const variety = discriminator === null ? null : String(Object(entry)[discriminator]);
    return kind === null ? [] : [partAt(root, kind, entry, step === null ? place : at(place, step, idOf(entry) ?? step), variety)];
  });
  return [{ property, holder: held.holder, kinds: kindNames(held.schema, node), parts }];
}

function at({ path, pointer }: Place, step: Step, id: Step): Place {
  return { path: [...path, step], pointer: childPointer(pointer, String(id)) };
}

function kindNames(schema: LanguageSchema, node: LanguageSchema): readonly string[] {
  const branches = Array.isArray(node.oneOf) ? node.oneOf.map(asSchema) : [schema];
  return branches.flatMap((branch) => referenceName(branch) ?? []);
}

function entriesOf(holder: PartHolder, value: unknown): readonly (readonly [step: Step | null, entry: unknown])[] {
  if (holder === 'list') return Array.isArray(value) ? value.map((entry, index) => [index, entry]) : [];
  if (!isJsonObject(value)) return [];
  return holder === 'named' ? Object.entries(value) : [[null, value]];
}

function nameOf(value: unknown, { path }: Place): string | null {
  const last = path.at(-1);
  return idOf(value) ?? (typeof last === 'string' ? last : null);
}

function idOf(value: unknown): string | null {
  const id = ownValue(value, 'id');
  return typeof id === 'string' ? id : null;
}

/** The first text of a part that has words of its own and not those of a formula. */
function wordsOf(root: LanguageRoot, properties: ReturnType<typeof propertiesOf>, value: unknown): string | null {
  for (const [name, property] of properties) {
    if (followed(root, property)['x-kind'] !== 'text') continue;
    const given = ownValue(value, name);
    const words = typeof given === 'string' ? given : (ownValue(given, 'text') ?? ownValue(ownValue(given, 'plural'), 'other'));
    if (typeof words === 'string' && words !== '') return words;
  }
  return null;
}

function ownValue(value: unknown, name: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
