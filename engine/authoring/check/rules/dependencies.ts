import { isExpression } from '../../../expressions';
import type { VisitedPlace } from '../../walk';
import type { CheckedService, PackUnderCheck } from '../pack-under-check';
import type { Report } from '../problem';
import type { RuleSet } from '../rule-set';
import { readPaths } from '../typing/read-paths';

/** Rules about what reads what. */
export const dependencyRules = {
  'dependency-cycle': { severity: 'error', description: 'Params, sources and values do not wait for each other in a circle.' },
  'unused-source': { severity: 'warning', description: 'A source is read by something; else it is called for nothing.' },
  'unused-param': { severity: 'warning', description: 'A param is read by something; else the resident chooses it for nothing.' },
  'unused-value': { severity: 'warning', description: 'A computed value is read by something.' },
} as const satisfies RuleSet;

/** Checks for circles and for what nothing reads. */
export function checkDependencies(pack: PackUnderCheck, report: Report): void {
  for (const service of pack.services) {
    const { reads, used } = readsOfService(service);
    reportCycles(service, reads, report);
    reportUnused(service, used, report);
  }
}

const areas = ['params', 'sources', 'values'] as const;
type Area = (typeof areas)[number];

interface Reads {
  /** What each param, source and value reads, by the pointers of both. */
  readonly reads: ReadonlyMap<string, ReadonlySet<string>>;
  /** What is read by anything else than itself. */
  readonly used: ReadonlySet<string>;
}

function readsOfService(service: CheckedService): Reads {
  const reads = new Map<string, Set<string>>();
  const used = new Set<string>();
  for (const place of service.places) {
    if (place.kind === 'text' || place.kind === 'contract' || !isExpression(place.value)) continue;
    const reader = ownerOf(place);
    for (const path of readPaths(place.value)) {
      for (const node of nodesRead(service, path)) {
        if (reader) reads.set(reader, (reads.get(reader) ?? new Set()).add(node));
        if (node !== reader) used.add(node);
      }
    }
  }
  return { reads, used };
}

function ownerOf({ path }: VisitedPlace): string | null {
  const [area, id] = path;
  return areas.some((known) => known === area) ? `/${area}/${id}` : null;
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

function reportCycles(service: CheckedService, reads: Reads['reads'], report: Report): void {
  const done = new Set<string>();
  const visit = (node: string, way: readonly string[]): void => {
    const start = way.indexOf(node);
    if (start !== -1) {
      const circle = [...way.slice(start), node].map((pointer) => pointer.slice(1).replace('/', '.'));
      report('dependency-cycle', service.located.keySpan(node), {
        message: `These wait for each other: ${circle.join(' → ')}.`,
        expected: 'an order in which each can be had',
      });
      return;
    }
    if (done.has(node)) return;
    for (const next of reads.get(node) ?? []) visit(next, [...way, node]);
    done.add(node);
  };
  for (const node of reads.keys()) visit(node, []);
}

const unusedRules = { params: 'unused-param', sources: 'unused-source', values: 'unused-value' } as const satisfies Readonly<
  Record<Area, string>
>;
const unusedWords = { params: 'the param', sources: 'the source', values: 'the value' } as const satisfies Readonly<Record<Area, string>>;

function reportUnused({ definition, located }: CheckedService, used: ReadonlySet<string>, report: Report): void {
  for (const area of areas) {
    for (const name of Object.keys(definition[area] ?? {})) {
      const pointer = `/${area}/${name}`;
      if (!used.has(pointer))
        report(unusedRules[area], located.keySpan(pointer), { message: `Nothing reads ${unusedWords[area]} ${name}.` });
    }
  }
}
