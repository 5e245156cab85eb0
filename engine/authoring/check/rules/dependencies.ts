import type { NodeKey } from '../../../pack/compiled-service';
import { namedNodes } from '../../compile/service-graph';
import { say } from '../../messages';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { readsOfService, type ServiceReads } from '../pack/service-reads';
import type { Report } from '../problems/problem';

/** Checks for circles and for what nothing reads. */
export function checkDependencies(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkDependenciesOf);
}

function checkDependenciesOf(report: Report, service: CheckedService): void {
  const { reads, used } = readsOfService(service);
  reportCycles(service, reads, report);
  reportUnused(service, used, report);
}

function reportCycles(service: CheckedService, reads: ServiceReads['reads'], report: Report): void {
  const done = new Set<NodeKey>();
  const visit = (node: NodeKey, way: readonly NodeKey[]): void => {
    const start = way.indexOf(node);
    if (start !== -1) {
      const circle = [...way.slice(start), node].map((one) => one.replace(':', 's.'));
      report('dependency-cycle', service.located.keySpan(pointerOf(node)), {
        message: say('circle', { way: circle.join(' → ') }),
        expected: say('no-circle'),
      });
      return;
    }
    if (done.has(node)) return;
    for (const next of reads.get(node) ?? []) visit(next, [...way, node]);
    done.add(node);
  };
  for (const node of reads.keys()) visit(node, []);
}

const unusedRules = { param: 'unused-param', source: 'unused-source', value: 'unused-value' } as const;

function reportUnused({ definition, located }: CheckedService, used: ReadonlySet<NodeKey>, report: Report): void {
  for (const node of namedNodes(definition)) {
    const [kind = '', name = ''] = node.split(':');
    if ((kind === 'param' || kind === 'source' || kind === 'value') && !used.has(node))
      report(unusedRules[kind], located.keySpan(pointerOf(node)), { message: say('nothing-reads', { kind: say(kind), name }) });
  }
}

/** Where a param, source or value is written: `param:rok` stands at `/params/rok`. */
function pointerOf(node: NodeKey): string {
  return `/${node.replace(':', 's/')}`;
}
