import { type LanguageSchema, type Phrase, portalSchema, serviceSchema } from '../../engine/authoring';
import { english, say, type Tongue } from './words';

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
export function languageObjects(schema: LanguageSchema, tongue: Tongue = english): LanguageObject[] {
  const found: LanguageObject[] = [];
  const visit = (node: LanguageSchema, name: string): void => {
    if (isNode(node.properties)) found.push(objectOf(node, name, schema, tongue));
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

function objectOf(node: LanguageSchema, name: string, schema: LanguageSchema, tongue: Tongue): LanguageObject {
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
        type: typeInWords(inner, schema, tongue),
        default: fallback === undefined ? null : JSON.stringify(fallback),
      },
    ];
  });
  return { name, node, description: String(node.description ?? ''), properties };
}

const simpleTypes: Readonly<Record<string, Phrase>> = {
  string: say('type-text'),
  number: say('type-number'),
  integer: say('type-whole'),
  boolean: say('type-yes-no'),
  object: say('type-object'),
  array: say('type-list'),
  null: say('type-null'),
};

const namedTypes: Readonly<Record<string, Phrase>> = {
  Text: say('named-Text'),
  Value: say('named-Value'),
  Cell: say('named-Cell'),
  Query: say('named-Query'),
  RowQuery: say('named-RowQuery'),
  Id: say('named-Id'),
  Slug: say('named-Slug'),
  Route: say('named-Route'),
  Anchor: say('named-Anchor'),
  Endpoint: say('named-Endpoint'),
  OfficeName: say('named-OfficeName'),
  Answer: say('named-Answer'),
  AnswerSample: say('named-AnswerSample'),
  SendingValue: say('named-SendingValue'),
  SendingBody: say('named-SendingBody'),
  FormBody: say('named-FormBody'),
  FormatName: say('named-FormatName'),
  RuleName: say('named-RuleName'),
  Expression: say('named-Expression'),
  FilledField: say('named-FilledField'),
  Block: say('named-Block'),
  Param: say('named-Param'),
};

const given: Readonly<Record<string, Phrase>> = {
  boolean: say('gives-boolean'),
  list: say('gives-list'),
  number: say('gives-number'),
  object: say('gives-object'),
  string: say('gives-string'),
};

const scopes: Readonly<Record<string, string>> = {
  row: '`row`',
  option: '`option`',
  chart: '`first`, `last`, `total`, `count`',
  map: '`count`, `missing`',
  form: '`form`',
  item: '`item`',
  answer: '`answer`, `form`',
  selected: '`selected.rows`, `selected.count`',
};

/** The allowed values of a node in words: its type, what a formula must give, and which additional names it may read. */
function typeInWords(node: LanguageSchema, schema: LanguageSchema, tongue: Tongue): string {
  const { name, node: target } = resolveNode(node, schema);
  const expect = given[String(node['x-expect'] ?? target['x-expect'])];
  const scope = node['x-scope'] ?? target['x-scope'];
  const gives = expect ? tongue.tell(expect) : '';
  const reads = typeof scope === 'string' ? tongue.tell(say('may-read', { names: scopes[scope] ?? scope })) : '';
  return `${plainType(node, name, target, schema, tongue)}${gives}${reads}`;
}

function plainType(node: LanguageSchema, name: string | null, target: LanguageSchema, schema: LanguageSchema, tongue: Tongue): string {
  const { tell } = tongue;
  const inner = (one: LanguageSchema): string => typeInWords(one, schema, tongue);
  const named = name !== null && Object.hasOwn(namedTypes, name) ? namedTypes[name] : undefined;
  if (named) return tell(named);
  if (Array.isArray(target.enum)) return target.enum.map((word) => `\`${String(word)}\``).join(', ');
  if ('const' in target) return `\`${String(target.const)}\``;
  if (Array.isArray(target.oneOf))
    return target.oneOf
      .filter(isNode)
      .map(inner)
      .join(tell(say('or-else')));
  if (name !== null && isNode(target.properties)) return `[${name}](#${name.toLowerCase()})`;
  if (Array.isArray(target.anyOf)) return [...new Set(target.anyOf.filter(isNode).map(inner))].join(tell(say('or-else')));
  if (target.type === 'array' && isNode(target.items)) return tell(say('list-of', { items: inner(target.items) }));
  if (target.type === 'object' && isNode(target.additionalProperties))
    return tell(say('object-of', { items: inner(target.additionalProperties) }));
  const types = [target.type ?? node.type].flat().map((type) => tell(simpleTypes[String(type)] ?? say('type-any')));
  return types.join(tell(say('or'))) + limitsOf(target, tongue);
}

function limitsOf(node: LanguageSchema, { tell }: Tongue): string {
  const [least, most] = [node.minimum ?? node.minLength, node.maximum ?? node.maxLength].map((limit) =>
    limit === undefined ? null : String(limit),
  );
  const ofText = node.minimum === undefined && node.maximum === undefined;
  if (least && most) return tell(say(ofText ? 'between-characters' : 'between', { least, most }));
  if (most) return tell(say(ofText ? 'at-most-characters' : 'at-most', { most }));
  return least ? tell(say(ofText ? 'at-least-characters' : 'at-least', { least })) : '';
}

function branchesOf(node: LanguageSchema): LanguageSchema[] {
  return [node.anyOf, node.oneOf].flatMap((branches) => (Array.isArray(branches) ? branches.filter(isNode) : []));
}

export function isNode(value: unknown): value is LanguageSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
