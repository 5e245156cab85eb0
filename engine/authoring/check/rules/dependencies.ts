import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { readAreas, readsOfService, type ServiceReads } from '../pack/service-reads';
import type { Report } from '../problems/problem';

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
