import { isJsonList, type JsonObject, type JsonValue } from '../parse/json-value';
import type { ReachedPlace, SchemaNode } from './shape-walk';

/** What may stand at a place. */
export interface PlaceType {
  /**
   * text: words for residents; formula: begins with `=`; value: a literal or a formula; name: names something (`names`); word: one of a list;
   * contract, answer, sample: as in the manual; any: nothing is known.
   */
  readonly kind:
    | 'text'
    | 'formula'
    | 'value'
    | 'name'
    | 'word'
    | 'yes-no'
    | 'number'
    | 'letters'
    | 'list'
    | 'object'
    | 'contract'
    | 'answer'
    | 'sending'
    | 'sample'
    | 'any';
  /** Whether a formula may stand here. */
  readonly formula: boolean;
  /** Type that a formula has to give, null for any. */
  readonly expects: string | null;
  /** Kind of thing that the word names: source, param, call, format, rule, column … */
  readonly names: string | null;
  /** Limits of the value as the schema has them. */
  readonly limits: Readonly<Record<string, JsonValue>>;
}

const limitNames = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
];

const kinds: Readonly<Record<string, PlaceType['kind']>> = {
  text: 'text',
  expression: 'formula',
  value: 'value',
  cell: 'value',
  contract: 'contract',
  answer: 'answer',
  sending: 'sending',
  sample: 'sample',
};

const jsonKinds: Readonly<Record<string, PlaceType['kind']>> = {
  boolean: 'yes-no',
  number: 'number',
  integer: 'number',
  string: 'letters',
  array: 'list',
  object: 'object',
};

/** Works out what may stand at a place from what its schema says. */
export function placeType(
  { nodes, branches, expect }: Pick<ReachedPlace, 'nodes' | 'branches' | 'expect'>,
  names: string | null,
): PlaceType {
  const all = [...nodes, ...branches].map(({ node }) => node);
  const own = firstOf(all, ({ 'x-kind': kind }) => (typeof kind === 'string' ? kinds[kind] : undefined));
  const named = names ?? namedBy(nodes);
  const formula = all.some((node) => ['expression', 'value', 'cell', 'answer', 'sending'].includes(String(node['x-kind'])));
  const limits: Record<string, JsonValue> = {};
  for (const { node } of nodes) for (const name of limitNames) if (node[name] !== undefined) limits[name] = node[name];
  return { kind: kindOf(nodes, all, own, named), formula, expects: expect, names: named, limits };
}

function kindOf(
  nodes: readonly SchemaNode[],
  all: readonly JsonObject[],
  own: PlaceType['kind'] | undefined,
  named: string | null,
): PlaceType['kind'] {
  if (named !== null) return 'name';
  const [first] = nodes.flatMap(({ node }) => (typeof node['x-kind'] === 'string' ? [kinds[node['x-kind']]] : []));
  if (first) return first;
  if (wordsOf(nodes).length > 0) return 'word';
  const ofType = nodes.flatMap(({ node }) => (typeof node.type === 'string' ? [jsonKinds[node.type]] : [])).at(-1);
  return ofType ?? own ?? (all.some((node) => isJsonList(node.enum)) ? 'word' : 'any');
}

/** Kind of thing that the nodes say a word names. */
export function namedBy(nodes: readonly SchemaNode[]): string | null {
  return firstOf(nodes, ({ node }) => (typeof node['x-names'] === 'string' ? node['x-names'] : registryOf(node))) ?? null;
}

function registryOf(node: JsonObject): string | undefined {
  return typeof node['x-registry'] === 'string' ? node['x-registry'].replace(/s$/, '') : undefined;
}

/** The words that nodes list. */
export function wordsOf(nodes: readonly SchemaNode[]): readonly JsonValue[] {
  return nodes.flatMap(({ node }) => (isJsonList(node.enum) ? node.enum : 'const' in node && node.const !== undefined ? [node.const] : []));
}

function firstOf<Item, Found>(items: readonly Item[], ask: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = ask(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
