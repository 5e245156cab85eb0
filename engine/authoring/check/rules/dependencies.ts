import type { CheckedService, PackUnderCheck } from '../pack-under-check';
import type { Report } from '../problem';
import type { RuleSet } from '../rule-set';
import { readAreas, readsOfService, type ServiceReads } from '../service-reads';

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

function reportCycles(service: CheckedService, reads: ServiceReads['reads'], report: Report): void {
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
  Record<(typeof readAreas)[number], string>
>;
const unusedWords = { params: 'the param', sources: 'the source', values: 'the value' } as const satisfies Readonly<
  Record<(typeof readAreas)[number], string>
>;

function reportUnused({ definition, located }: CheckedService, used: ReadonlySet<string>, report: Report): void {
  for (const area of readAreas) {
    for (const name of Object.keys(definition[area] ?? {})) {
      const pointer = `/${area}/${name}`;
      if (!used.has(pointer))
        report(unusedRules[area], located.keySpan(pointer), { message: `Nothing reads ${unusedWords[area]} ${name}.` });
    }
  }
}
