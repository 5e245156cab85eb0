import type { LanguageSchema } from '../source/walk';

/** How the parts stand in a property of another part: in a list, by name, or one alone. */
export type PartHolder = 'list' | 'named' | 'single';

/** A property that holds parts of their own, such as the columns of a table. */
export interface HeldParts {
  readonly holder: PartHolder;
  /** The schema of a part; a union of kinds is still a union. */
  readonly schema: LanguageSchema;
}

/** A schema of the language whose `$ref`s lead into `$defs`. */
export type LanguageRoot = LanguageSchema;

/** Follows a reference. What stands beside it (description, annotations) goes before what it leads to. */
export function followed(root: LanguageRoot, node: LanguageSchema): LanguageSchema {
  if (typeof node.$ref !== 'string') return node;
  const name = node.$ref.slice(node.$ref.lastIndexOf('/') + 1);
  const defs = asSchema(root.$defs);
  const target = asSchema(Object.hasOwn(defs, name) ? defs[name] : null);
  const { $ref, ...beside } = node;
  return { ...followed(root, target), ...beside };
}

/** The last part of a reference: the name of a kind of part in the language. */
export function referenceName(node: LanguageSchema): string | null {
  return typeof node.$ref === 'string' ? node.$ref.slice(node.$ref.lastIndexOf('/') + 1) : null;
}

/** The properties of an object of the language, in the order of its schema. */
export function propertiesOf(node: LanguageSchema): readonly (readonly [name: string, schema: LanguageSchema])[] {
  return Object.entries(asSchema(node.properties)).map(([name, schema]) => [name, asSchema(schema)]);
}

/** The parts that a property holds, null for a property that is a value of the part itself. */
export function heldParts(root: LanguageRoot, property: LanguageSchema): HeldParts | null {
  const node = followed(root, property);
  if (typeof node['x-kind'] === 'string') return null;
  const items = asSchema(node.items);
  if (node.type === 'array') return isPart(root, items) ? { holder: 'list', schema: items } : null;
  if (node.type !== 'object') return null;
  if (typeof node.properties === 'object') return holdsParts(root, node, new Set()) ? { holder: 'single', schema: property } : null;
  const named = asSchema(node.additionalProperties);
  return isPart(root, named) ? { holder: 'named', schema: named } : null;
}

/** A part has properties of its own, or is a union of such: a text or a value is none. */
function isPart(root: LanguageRoot, schema: LanguageSchema): boolean {
  const node = followed(root, schema);
  if (typeof node['x-kind'] === 'string') return false;
  return typeof node.properties === 'object' || Array.isArray(node.oneOf);
}

function holdsParts(root: LanguageRoot, node: LanguageSchema, seen: Set<unknown>): boolean {
  if (seen.has(node.properties)) return true;
  seen.add(node.properties);
  return propertiesOf(node).some(([, property]) => {
    const inner = followed(root, property);
    if (typeof inner['x-kind'] === 'string') return inner['x-kind'] === 'contract';
    if (inner.type === 'array') return isPart(root, asSchema(inner.items));
    if (inner.type !== 'object') return false;
    if (typeof inner.properties === 'object') return holdsParts(root, inner, seen);
    return isPart(root, asSchema(inner.additionalProperties));
  });
}

/** The kind of a part that stands in a definition: of a union the branch that its discriminator names. Null when the value is of no kind. */
export function partKind(root: LanguageRoot, schema: LanguageSchema, value: unknown): LanguageSchema | null {
  const node = followed(root, schema);
  if (!Array.isArray(node.oneOf)) return schema;
  const name = discriminatorOf(node);
  const wanted = name === null ? null : Object(value)[name];
  return node.oneOf.map(asSchema).find((branch) => namesOf(followed(root, branch), name).includes(wanted)) ?? null;
}

/** The property by which the branches of a union are told apart. */
export function discriminatorOf(node: LanguageSchema): string | null {
  const { propertyName } = asSchema(node.discriminator);
  return typeof propertyName === 'string' ? propertyName : null;
}

function namesOf(branch: LanguageSchema, name: string | null): readonly unknown[] {
  const property = name === null ? {} : asSchema(asSchema(branch.properties)[name]);
  return Array.isArray(property.enum) ? property.enum : [property.const];
}

/** A schema node, empty where there is none. */
export function asSchema(node: unknown): LanguageSchema {
  return typeof node === 'object' && node !== null && !Array.isArray(node) ? Object(node) : {};
}
