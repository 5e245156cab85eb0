import { type LanguageSchema, portalSchema, serviceSchema } from '../../engine/authoring';

/** An object of the definition language. */
export interface LanguageObject {
  /** Name in the schema, such as TableBlock; for an object without a name, the path to it. */
  readonly name: string;
  readonly node: LanguageSchema;
  readonly description: string;
  readonly properties: readonly LanguageProperty[];
}

/** One property of an object of the language. */
export interface LanguageProperty {
  readonly name: string;
  readonly node: LanguageSchema;
  readonly required: boolean;
  readonly description: string;
  /** The allowed values, in words. */
  readonly type: string;
  /** The default value as JSON; null if there is none. */
  readonly default: string | null;
}

/** All objects of a schema: the whole file first, then the named ones. */
export function languageObjects(schema: LanguageSchema): LanguageObject[] {
  const found: LanguageObject[] = [];
  const visit = (node: LanguageSchema, name: string): void => {
    if (isNode(node.properties)) found.push(objectOf(node, name, schema));
    for (const [property, inner] of Object.entries(isNode(node.properties) ? node.properties : {})) {
      if (isNode(inner)) visit(inner, `${name}.${property}`);
    }
    for (const word of ['items', 'additionalProperties'] as const) {
      const inner = node[word];
      if (isNode(inner)) visit(inner, `${name} entry`);
    }
    for (const branch of branchesOf(node)) visit(branch, name);
  };
  visit(schema, String(schema.title));
  for (const [name, node] of Object.entries(isNode(schema.$defs) ? schema.$defs : {})) if (isNode(node)) visit(node, name);
  return found;
}

/** Follows the `$ref` of a schema node. */
export function resolveNode(node: LanguageSchema, schema: LanguageSchema): { readonly name: string | null; readonly node: LanguageSchema } {
  if (typeof node.$ref !== 'string') return { name: null, node };
  const name = node.$ref.slice(node.$ref.indexOf('#/$defs/') + '#/$defs/'.length);
  const homes: Readonly<Record<string, LanguageSchema>> = { 'service.schema.json': serviceSchema, 'portal.schema.json': portalSchema };
  const home = homes[node.$ref.slice(0, node.$ref.indexOf('#'))] ?? schema;
  const target = isNode(home.$defs) ? home.$defs[name] : undefined;
  if (!isNode(target)) throw new Error(`The schema has no ${node.$ref}.`);
  return { name, node: target };
}

function objectOf(node: LanguageSchema, name: string, schema: LanguageSchema): LanguageObject {
  const required = Array.isArray(node.required) ? node.required : [];
  const properties = Object.entries(isNode(node.properties) ? node.properties : {}).flatMap(([property, inner]) => {
    if (!isNode(inner)) return [];
    const target = resolveNode(inner, schema).node;
    const fallback = inner.default ?? target.default;
    return [
      {
        name: property,
        node: inner,
        required: required.includes(property),
        description: String(inner.description ?? target.description ?? ''),
        type: typeInWords(inner, schema),
        default: fallback === undefined ? null : JSON.stringify(fallback),
      },
    ];
  });
  return { name, node, description: String(node.description ?? ''), properties };
}

const simpleTypes: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
  array: 'list',
  null: 'null',
};

const namedTypes: Readonly<Record<string, string>> = {
  Text: 'words for residents, translated',
  Value: 'literal, or a formula',
  Cell: 'words, number, or a formula',
  Query: 'object of literals or formulas',
  RowQuery: 'object of literals or formulas',
  Id: 'name',
  Slug: 'name with hyphens',
  Route: 'address in the portal',
  Anchor: 'name in the address',
  Endpoint: 'path of a call',
  OfficeName: 'name of an office',
  Answer: 'formula over `body`, or an object of such formulas',
  AnswerSample: 'an answer of the office',
  SendingValue: 'literal, or a formula over `query` and `body`',
  SendingBody: 'object of literals, of formulas over `query` and `body`, or of such objects',
  FormatName: 'a [format](formats.md)',
  RuleName: 'a [rule](rules.md)',
  Expression: 'formula',
  Block: 'a [block](blocks.md)',
  Param: 'a [control](controls.md)',
};

const scopes: Readonly<Record<string, string>> = {
  row: '`row`',
  option: '`option`',
  chart: '`first`, `last`, `total`, `count`',
  form: '`form`',
  answer: '`answer`, `form`',
};

/** The allowed values of a node in words: its type, what a formula must give, and which additional names it may read. */
function typeInWords(node: LanguageSchema, schema: LanguageSchema): string {
  const { name, node: target } = resolveNode(node, schema);
  const expect = node['x-expect'] ?? target['x-expect'];
  const scope = node['x-scope'] ?? target['x-scope'];
  const gives = typeof expect === 'string' ? ` that gives ${expect === 'boolean' ? 'true or false' : `a ${expect}`}` : '';
  const reads = typeof scope === 'string' ? `; may also read ${scopes[scope] ?? scope}` : '';
  return `${plainType(node, name, target, schema)}${gives}${reads}`;
}

function plainType(node: LanguageSchema, name: string | null, target: LanguageSchema, schema: LanguageSchema): string {
  if (name !== null && Object.hasOwn(namedTypes, name)) return namedTypes[name] ?? name;
  if (Array.isArray(target.enum)) return target.enum.map((word) => `\`${String(word)}\``).join(', ');
  if ('const' in target) return `\`${String(target.const)}\``;
  if (Array.isArray(target.oneOf))
    return target.oneOf
      .filter(isNode)
      .map((branch) => typeInWords(branch, schema))
      .join(' — or ');
  if (name !== null && isNode(target.properties)) return `[${name}](#${name.toLowerCase()})`;
  if (Array.isArray(target.anyOf)) {
    const words = target.anyOf.filter(isNode).map((branch) => typeInWords(branch, schema));
    return [...new Set(words)].join(' — or ');
  }
  if (target.type === 'array' && isNode(target.items)) return `list of ${typeInWords(target.items, schema)}`;
  if (target.type === 'object' && isNode(target.additionalProperties))
    return `object of ${typeInWords(target.additionalProperties, schema)}`;
  const types = [target.type ?? node.type].flat().map((type) => simpleTypes[String(type)] ?? 'any value');
  return types.join(' or ') + limitsOf(target);
}

function limitsOf(node: LanguageSchema): string {
  const least = node.minimum ?? node.minLength;
  const most = node.maximum ?? node.maxLength;
  if (least === undefined && most === undefined) return '';
  const unit = node.minimum === undefined && node.maximum === undefined ? ' characters' : '';
  if (least === undefined) return `, at most ${String(most)}${unit}`;
  return most === undefined ? `, at least ${String(least)}${unit}` : `, ${String(least)} to ${String(most)}${unit}`;
}

function branchesOf(node: LanguageSchema): LanguageSchema[] {
  return [node.anyOf, node.oneOf].flatMap((branches) => (Array.isArray(branches) ? branches.filter(isNode) : []));
}

export function isNode(value: unknown): value is LanguageSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
