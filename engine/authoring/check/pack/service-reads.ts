import { isExpression } from '../../../expressions';
import type { VisitedPlace } from '../../source/walk';
import { readPaths } from '../typing/read-paths';
import type { CheckedService } from './pack-under-check';

/** Parts of a service that formulas read by name. */
export const readAreas = ['params', 'sources', 'values'] as const;

/** What reads what in a service. Params, sources and values are named by their pointers, for example `/params/rok`. */
export interface ServiceReads {
  /** What each param, source and value reads directly. */
  readonly reads: ReadonlyMap<string, ReadonlySet<string>>;
  /** What the blocks read directly. */
  readonly readByBlocks: ReadonlySet<string>;
  /** What is read by anything but itself. */
  readonly used: ReadonlySet<string>;
}

/** Works out what the params, sources, values and blocks of a service read. */
export function readsOfService(service: CheckedService): ServiceReads {
  const reads = new Map<string, Set<string>>();
  const readByBlocks = new Set<string>();
  const used = new Set<string>();
  for (const place of service.places) {
    if (place.kind === 'text' || place.kind === 'contract' || !isExpression(place.value)) continue;
    const reader = ownerOf(place);
    for (const node of readPaths(place.value).flatMap((path) => nodesRead(service, path))) {
      if (reader) reads.set(reader, (reads.get(reader) ?? new Set()).add(node));
      if (place.path[0] === 'blocks') readByBlocks.add(node);
      if (node !== reader) used.add(node);
    }
  }
  return { reads, readByBlocks, used };
}

function ownerOf({ path }: VisitedPlace): string | null {
  const [area, id] = path;
  return readAreas.some((known) => known === area) ? `/${area}/${id}` : null;
}

function nodesRead(service: CheckedService, [root = '', member]: readonly string[]): string[] {
  const { definition } = service;
  if (root === 'chosen') return nodesRead(service, ['params', ...(member === undefined ? [] : [member])]);
  if (root === 'params' || root === 'values') {
    const names = Object.keys(definition[root] ?? {});
    return (member === undefined ? names : names.filter((name) => name === member)).map((name) => `/${root}/${name}`);
  }
  return Object.hasOwn(definition.sources ?? {}, root) ? [`/sources/${root}`] : [];
}

/** The params on which the blocks depend, through sources and values, but not through the options of other params. */
export function paramsBehindBlocks({ reads, readByBlocks }: ServiceReads): Set<string> {
  return paramsBehind(reads, readByBlocks);
}

/** The params on which a formula depends, itself or through sources and values. */
export function paramsBehindFormula(service: CheckedService, { reads }: ServiceReads, formula: string): Set<string> {
  return paramsBehind(
    reads,
    readPaths(formula).flatMap((path) => nodesRead(service, path)),
  );
}

function paramsBehind(reads: ServiceReads['reads'], nodes: Iterable<string>): Set<string> {
  const params = new Set<string>();
  const seen = new Set<string>();
  const visit = (node: string): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.startsWith('/params/')) params.add(node.slice('/params/'.length));
    else for (const next of reads.get(node) ?? []) visit(next);
  };
  for (const node of nodes) visit(node);
  return params;
}
