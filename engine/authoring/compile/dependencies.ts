import { type Formula, parsePath } from '../../expressions';
import { createCel } from '../../expressions/cel';
import { readsOf } from '../../expressions/reads';
import type { ServiceDefinition } from '../../language/language.generated';
import type { NodeKey } from '../../pack/compiled-service';
import { type LanguageInUse, standardLanguage } from '../source/language-in-use';
import { type VisitedPlace, walkDefinition } from '../source/walk';
import { allBlocks } from './all-blocks';
import { firstRowsIn } from './first-rows';
import { type NamesRead, namedNodes, nodesRead, type Reading, readingsOf } from './service-graph';

/** What the parts of a service read of each other. */
export interface Dependencies {
  readonly order: readonly NodeKey[];
  readonly reads: Readonly<Record<string, readonly NodeKey[]>>;
  /** Sources, and conditions of blocks, that read the configuration, themselves or through values. */
  readonly readConfig: readonly NodeKey[];
  readonly formulas: Readonly<Record<string, Formula>>;
  /** As in `CompiledService`. */
  readonly firstRows?: Readonly<Record<string, string>>;
}

const cel = createCel();

/** Works out what every param, source, value, block and the PDF reads, and an order in which each comes after what it reads. */
export function dependenciesOf(definition: ServiceDefinition, language: LanguageInUse = standardLanguage): Dependencies {
  const reads = new Map<NodeKey, Set<NodeKey>>();
  const nodes = namedNodes(definition);
  for (const node of nodes) reads.set(node, new Set());
  const blocks = allBlocks(definition.blocks, language.kinds);
  for (const block of blocks) reads.set(`block:${block.id}`, new Set());
  if (definition.pdf) reads.set('pdf', new Set());

  const places: VisitedPlace[] = [];
  walkDefinition(definition, language.schema, (place) => places.push(place));
  const readConfig = new Set<NodeKey>();
  const formulas: Record<string, Formula> = {};
  const readings = readingsOf(definition, places, namesRead);
  for (const { formula, readers, nodes: found, readsConfig } of readings) {
    if (!parsePath(formula)) formulas[formula] ??= cel.read(formula);
    for (const reader of readers) {
      for (const node of found) if (node !== reader) readsOfNode(reads, reader).add(node);
      if (readsConfig) readConfig.add(reader);
    }
  }

  // A change of what takes a param back counts as a change of what it reads.
  for (const [id, param] of Object.entries(definition.params ?? {}))
    for (const other of 'resetBy' in param ? (param.resetBy ?? []) : []) reads.get(`param:${id}`)?.add(`param:${other}`);

  // A block cannot be shown or hidden before the answers that its condition reads have arrived.
  const conditions: NodeKey[] = [];
  for (const { id, visible } of blocks) {
    if (visible === undefined) continue;
    const names = namesRead(visible);
    const condition: NodeKey = `visible:${id}`;
    conditions.push(condition);
    reads.set(condition, new Set(nodesRead(names, definition)));
    if (names.some(([root]) => root === 'config')) readConfig.add(condition);
  }

  for (const block of blocks) {
    for (const id of language.authoring[block.block]?.needs?.(block) ?? [])
      for (const node of reads.get(`block:${id}`) ?? []) reads.get(`block:${block.id}`)?.add(node);
  }

  const order = readOrder(nodes, reads);
  const firstRows = firstRowsIn(blocks, readings, { reads, authoring: language.authoring });
  // What is read within a form is known only while it is filled in, so no order of the screen has it.
  addReadsOfForms(reads, readings, definition);
  // In this order a value comes before the source that reads it.
  for (const node of [...order, ...conditions])
    if ([...(reads.get(node) ?? [])].some((read) => read.startsWith('value:') && readConfig.has(read))) readConfig.add(node);
  return {
    order,
    readConfig: [...order.filter((node) => node.startsWith('source:')), ...conditions].filter((node) => readConfig.has(node)),
    reads: Object.fromEntries([...reads].map(([node, read]) => [node, [...read]])),
    formulas,
    ...(Object.keys(firstRows).length > 0 && { firstRows }),
  };
}

/** What entries of fields and calls of forms read, with the fields of the form. */
function addReadsOfForms(reads: Map<NodeKey, Set<NodeKey>>, readings: readonly Reading[], { sources = {} }: ServiceDefinition): void {
  for (const { place, formula, nodes } of readings) {
    const [area, id] = place.path;
    const isCall = area === 'sources' && sources[String(id)]?.form !== undefined;
    const isEntries = place.path.at(-1) === 'options' && place.scope.includes('form');
    if (!isCall && !isEntries) continue;
    const key: NodeKey = isCall ? `source:${id}` : `options:${place.blocks.at(-1)}.${place.path.at(-2)}`;
    const fields = namesRead(formula).flatMap(([root, name]): NodeKey[] =>
      root === 'form' && name !== undefined ? [`field:${name}`] : [],
    );
    for (const node of [...nodes, ...fields]) readsOfNode(reads, key).add(node);
  }
}

/** Start values are nodes where they read something; all others are there from the start. */
function readsOfNode(reads: Map<NodeKey, Set<NodeKey>>, node: NodeKey): Set<NodeKey> {
  const known = reads.get(node) ?? new Set();
  reads.set(node, known);
  return known;
}

const namesRead: NamesRead = (formula) => {
  const path = parsePath(formula);
  return path ? [path] : readsOf(formula);
};

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
