import type { LanguageSchema } from '../source/walk';
import { asSchema, followed, heldParts, type LanguageRoot, propertiesOf } from './part-schemas';

/**
 * The properties of one kind of part as a schema of its own: no `$ref`, and without the properties that hold parts, which are sheets of
 * their own. Words are `propertyWords`. Annotations (`x-kind`, `x-registry`, `x-scope`, `x-expect`) stay, so that a form chooses the field by them. Names of a registry
 * are any text here: a portal may add to them, and whether a name exists is for the checker to say.
 */
export interface PropertySheet {
  readonly kind: string;
  readonly schema: LanguageSchema;
}

/** Nesting from which a value is edited as JSON. */
const deepest = 4;

/** The sheet of a kind of part by its name in the language, or of the whole definition by the title of the schema. Null for an unknown one. */
export function propertySheet(root: LanguageRoot, kind: string): PropertySheet | null {
  const defs = asSchema(root.$defs);
  const node = kind === root.title ? root : Object.hasOwn(defs, kind) ? asSchema(defs[kind]) : null;
  if (node === null || typeof node.properties !== 'object') return null;
  return { kind, schema: { ...objectSheet(root, node, 0), $id: `okienko:sheet/${kind}` } };
}

/** The names of all kinds of parts that have a sheet. */
export function sheetKinds(root: LanguageRoot): readonly string[] {
  const found = new Set<string>();
  const visit = (kind: string, node: LanguageSchema): void => {
    if (found.has(kind)) return;
    found.add(kind);
    for (const [, property] of propertiesOf(node)) {
      const held = heldParts(root, property);
      if (held === null) continue;
      for (const schema of branchesOf(root, held.schema)) {
        const name = typeof schema.$ref === 'string' ? schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1) : null;
        if (name !== null) visit(name, followed(root, schema));
      }
    }
  };
  visit(String(root.title), root);
  return [...found].sort();
}

function branchesOf(root: LanguageRoot, schema: LanguageSchema): readonly LanguageSchema[] {
  const node = followed(root, schema);
  return Array.isArray(node.oneOf) ? node.oneOf.map(asSchema) : [schema];
}

function objectSheet(root: LanguageRoot, node: LanguageSchema, depth: number): LanguageSchema {
  const own = propertiesOf(node).filter(([name, property]) => name !== '$schema' && heldParts(root, property) === null);
  const names = new Set(own.map(([name]) => name));
  const required = (Array.isArray(node.required) ? node.required : []).filter((name) => names.has(name));
  return {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(own.map(([name, property]) => [name, valueSheet(root, property, depth + 1)])),
  };
}

function valueSheet(root: LanguageRoot, property: LanguageSchema, depth: number): LanguageSchema {
  const node = followed(root, property);
  const said = annotations(node);
  // What has a field of its own is not described further: the field knows its shapes.
  if (typeof node['x-kind'] === 'string') return said;
  if (typeof node['x-registry'] === 'string') return { ...said, type: 'string' };
  if (depth > deepest) return { ...said, 'x-kind': 'json' };
  if (Array.isArray(node.anyOf))
    return unionSheet(
      said,
      node.anyOf.map((branch) => valueSheet(root, asSchema(branch), depth + 1)),
    );
  if (node.type === 'array') return { ...plain(node), items: valueSheet(root, asSchema(node.items), depth + 1) };
  if (node.type !== 'object') return plain(node);
  if (typeof node.properties === 'object') return { ...said, ...objectSheet(root, node, depth) };
  const named = node.additionalProperties;
  return { ...said, type: 'object', additionalProperties: typeof named === 'object' ? valueSheet(root, asSchema(named), depth + 1) : true };
}

/** A union in which a formula may stand is one field, which tells the formula apart by the = in front. */
function unionSheet(said: LanguageSchema, branches: readonly LanguageSchema[]): LanguageSchema {
  return branches.some((branch) => branch['x-kind'] === 'expression') ? { ...said, 'x-kind': 'value' } : { ...said, anyOf: branches };
}

/** A node without its words and without what only the checker uses. */
function plain(node: LanguageSchema): LanguageSchema {
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => !unused.has(keyword)));
}

const unused = new Set(['title', 'description', 'discriminator', 'x-elsewhere', 'x-without']);

function annotations(node: LanguageSchema): LanguageSchema {
  return Object.fromEntries(Object.entries(plain(node)).filter(([keyword]) => keyword === 'default' || keyword.startsWith('x-')));
}
