import { type Formula, isExpression, parsePath } from '../../expressions';
import { createCel } from '../../expressions/cel';
import { readsOf } from '../../expressions/reads';
import type { ServiceDefinition } from '../../language/language.generated';
import type { NodeKey } from '../../pack/compiled-service';
import { serviceSchema } from '../source/schemas.generated';
import { type VisitedPlace, walkDefinition } from '../source/walk';
import { allBlocks } from './all-blocks';

/** What the parts of a service read of each other. */
export interface Dependencies {
  readonly order: readonly NodeKey[];
  readonly reads: Readonly<Record<string, readonly NodeKey[]>>;
  /** Sources that read the configuration, themselves or through values. */
  readonly readConfig: readonly NodeKey[];
  readonly formulas: Readonly<Record<string, Formula>>;
}

const cel = createCel();

/** Works out what every param, source, value, block and the PDF reads, and an order in which each comes after what it reads. */
export function dependenciesOf(definition: ServiceDefinition): Dependencies {
  const reads = new Map<NodeKey, Set<NodeKey>>();
  const nodes = namedNodes(definition);
  for (const node of nodes) reads.set(node, new Set());
  const blocks = allBlocks(definition.blocks);
  for (const block of blocks) reads.set(`block:${block.id}`, new Set());
  for (const block of blocks) {
    if (block.block === 'form') for (const field of Object.keys(block.initial ?? {})) reads.set(`initial:${block.id}.${field}`, new Set());
  }
  if (definition.pdf) reads.set('pdf', new Set());

  const readConfig = new Set<NodeKey>();
  const formulas: Record<string, Formula> = {};
  walkDefinition(definition, serviceSchema, (place) => {
    if (place.kind === 'text' || place.kind === 'contract' || !isExpression(place.value)) return;
    if (!parsePath(place.value)) formulas[place.value] ??= cel.read(place.value);
    const named = namesRead(place.value);
    const found = named.flatMap((names) => nodesRead(names, definition));
    const readers = readersAt(place);
    for (const reader of readers) for (const node of found) if (node !== reader) reads.get(reader)?.add(node);
    if (named.some(([root]) => root === 'config')) for (const reader of readers) readConfig.add(reader);
  });

  // Whether a block is shown cannot be told before what its condition reads is there.
  for (const { id, visible } of blocks)
    if (visible !== undefined) reads.set(`visible:${id}`, new Set(namesRead(visible).flatMap((names) => nodesRead(names, definition))));

  // A chart draws the rows of its table, so it waits for what the table reads.
  for (const block of blocks) {
    if (block.block !== 'chart') continue;
    for (const node of reads.get(`block:${block.table}`) ?? []) reads.get(`block:${block.id}`)?.add(node);
  }

  const order = readOrder(nodes, reads);
  // In this order a value comes before the source that reads it.
  for (const node of order)
    if ([...(reads.get(node) ?? [])].some((read) => read.startsWith('value:') && readConfig.has(read))) readConfig.add(node);
  return {
    order,
    readConfig: order.filter((node) => node.startsWith('source:') && readConfig.has(node)),
    reads: Object.fromEntries([...reads].map(([node, read]) => [node, [...read]])),
    formulas,
  };
}

function namedNodes(definition: ServiceDefinition): readonly NodeKey[] {
  return [
    ...Object.keys(definition.params ?? {}).map((id): NodeKey => `param:${id}`),
    ...Object.keys(definition.sources ?? {}).map((id): NodeKey => `source:${id}`),
    ...Object.keys(definition.values ?? {}).map((id): NodeKey => `value:${id}`),
  ];
}

/** The names that a formula reads, each as its parts. */
function namesRead(formula: string): readonly (readonly string[])[] {
  const path = parsePath(formula);
  return path ? [path] : readsOf(formula);
}

/** The nodes behind the names of a formula: a param or value alone, or all of them when the formula picks one while it runs. */
function nodesRead(names: readonly string[], definition: ServiceDefinition): readonly NodeKey[] {
  const [root = '', member] = names;
  if (root === 'params' || root === 'chosen') return membersRead(definition.params, member).map((id): NodeKey => `param:${id}`);
  if (root === 'values') return membersRead(definition.values, member).map((id): NodeKey => `value:${id}`);
  return Object.hasOwn(definition.sources ?? {}, root) ? [`source:${root}`] : [];
}

function membersRead(members: Readonly<Record<string, unknown>> | undefined, member: string | undefined): readonly string[] {
  const all = Object.keys(members ?? {});
  return member === undefined ? all : all.filter((id) => id === member);
}

function readersAt(place: VisitedPlace): readonly NodeKey[] {
  const [area, id] = place.path;
  if (area === 'params') return [`param:${id}`];
  if (area === 'sources') return [`source:${id}`];
  if (area === 'values') return [`value:${id}`];
  if (area === 'pdf') return ['pdf'];
  // A start value only fills its field, so the form need not wait for it as a whole.
  if (place.path.at(-2) === 'initial') return [`initial:${place.blocks.at(-1)}.${place.path.at(-1)}`];
  return place.blocks.map((block): NodeKey => `block:${block}`);
}

function readOrder(nodes: readonly NodeKey[], reads: ReadonlyMap<NodeKey, ReadonlySet<NodeKey>>): readonly NodeKey[] {
  const order = new Set<NodeKey>();
  const entered = new Set<NodeKey>();
  const place = (node: NodeKey): void => {
    if (entered.has(node)) return;
    entered.add(node);
    for (const read of reads.get(node) ?? []) place(read);
    order.add(node);
  };
  for (const node of nodes) place(node);
  return [...order];
}
