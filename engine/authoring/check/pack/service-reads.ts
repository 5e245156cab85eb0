import type { NodeKey } from '../../../pack/compiled-service';
import { nodesRead, readingsOf } from '../../compile/service-graph';
import { readPaths } from '../typing/formula';
import type { CheckedService } from './pack-under-check';

/** What reads what in a service. */
export interface ServiceReads {
  /** What each param, source and value reads directly, itself too. */
  readonly reads: ReadonlyMap<NodeKey, ReadonlySet<NodeKey>>;
  /** What the blocks read directly. */
  readonly readByBlocks: ReadonlySet<NodeKey>;
  /** What is read by anything but itself. */
  readonly used: ReadonlySet<NodeKey>;
}

/** Works out what the params, sources, values and blocks of a service read. */
export function readsOfService({ definition, places }: CheckedService): ServiceReads {
  const reads = new Map<NodeKey, Set<NodeKey>>();
  const readByBlocks = new Set<NodeKey>();
  const used = new Set<NodeKey>();
  for (const { place, readers, nodes } of readingsOf(definition, places, (formula) => readPaths(formula, definition.conditions))) {
    const isInBlocks = place.path[0] === 'blocks';
    for (const reader of isInBlocks ? [] : readers) reads.set(reader, new Set([...(reads.get(reader) ?? []), ...nodes]));
    for (const node of nodes) {
      if (isInBlocks) readByBlocks.add(node);
      if (!readers.includes(node)) used.add(node);
    }
  }
  return { reads, readByBlocks, used };
}

/** The params on which the blocks depend, through sources and values, but not through the options of other params. */
export function paramsBehindBlocks({ reads, readByBlocks }: ServiceReads): Set<string> {
  return paramsBehind(reads, readByBlocks);
}

/** The params on which a formula depends, itself or through sources and values. */
export function paramsBehindFormula({ definition }: CheckedService, { reads }: ServiceReads, formula: string): Set<string> {
  return paramsBehind(reads, nodesRead(readPaths(formula, definition.conditions), definition));
}

function paramsBehind(reads: ServiceReads['reads'], nodes: Iterable<NodeKey>): Set<string> {
  const params = new Set<string>();
  const seen = new Set<NodeKey>();
  const visit = (node: NodeKey): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.startsWith('param:')) params.add(node.slice('param:'.length));
    else for (const next of reads.get(node) ?? []) visit(next);
  };
  for (const node of nodes) visit(node);
  return params;
}
