import { isJsonObject, type JsonValue } from '../parse/json-value';
import { isSchema, type LanguageSchema, schemaOfValue } from '../source/walk';

/** A value on the way from the root of a document to a change, with what the schema says of it. */
export interface Spot {
  /** The name, id or position that leads to it; empty for the root. */
  readonly step: string;
  readonly value: JsonValue;
  readonly node: LanguageSchema;
  /** Name of its definition in the schema; null where the schema names none. */
  readonly definition: string | null;
  /** text, expression and so on, as the schema says with `x-kind`. */
  readonly kind: string | null;
  /** The outputs of a screen that it concerns, apart by spaces (`x-output`); null for all. */
  readonly output: string | null;
  /** The property that it is, by definition and name (`Column.label`); of an item the property that holds the list or map. */
  readonly property: string;
  /** True for an entry of a list or of a map whose names the author chose. */
  readonly isItem: boolean;
  /** The position of an item in its list; null where the step leads there itself. */
  readonly position: number | null;
}

/** From the root of a document to a value, both included. */
export type Trail = readonly Spot[];

/** The root of a document that a schema describes. */
export function rootSpot(value: JsonValue, schema: LanguageSchema): Spot {
  const definition = typeof schema.title === 'string' ? schema.title : null;
  return { step: '', value, node: schema, definition, kind: null, output: null, property: '', isItem: false, position: null };
}

/** Whether a member of an object is one that the schema names; else the author chose its name. */
export function isNamed({ node }: Spot, name: string): boolean {
  return isSchema(node.properties) && Object.hasOwn(node.properties, name);
}

/** The way on to a member or item of the last value. */
export function stepInto(trail: Trail, step: string, value: JsonValue, position: number | null = null): Trail {
  const [root, from] = [trail[0], trail.at(-1)];
  if (!root || !from) throw new Error('A trail begins at a root.');
  const named = isJsonObject(from.value) && isNamed(from, step);
  const properties = isSchema(from.node.properties) ? from.node.properties : {};
  const entries = isJsonObject(from.value) ? from.node.additionalProperties : from.node.items;
  const next = named ? properties[step] : entries;
  const { node, definition, through } = schemaOfValue(value, isSchema(next) ? next : {}, root.node);
  const said = (annotation: string) => through.map((schema) => schema[annotation]).find((word) => typeof word === 'string') ?? null;
  const property = named ? `${from.definition ?? ''}.${step}` : holderOf(from);
  return [...trail, { step, value, node, definition, kind: said('x-kind'), output: said('x-output'), property, isItem: !named, position }];
}

function holderOf({ definition, property, isItem }: Spot): string {
  return isItem || property === '' ? (definition ?? property) : property;
}
