import { isExpression } from '../../../expressions';
import type { NodeKey } from '../../../pack/compiled-service';
import { namedNodes } from '../../compile/service-graph';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { runsOnScreen } from '../../source/walk';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { readsOfService, type ServiceReads } from '../pack/service-reads';
import type { Report } from '../problems/problem';
import { readPaths } from '../typing/formula';

/** Checks for circles and for what nothing reads. */
export function checkDependencies(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkDependenciesOf);
}

function checkDependenciesOf(report: Report, service: CheckedService): void {
  const { reads, used } = readsOfService(service);
  reportCycles(service, reads, report);
  reportUnused(service, used, report);
  reportUnusedState(service, report);
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

/** What a screen is handed over and no formula reads; a formula may read all of it at once. */
function reportUnusedState({ definition: { conditions, ...definition }, places, located }: CheckedService, report: Report): void {
  const names = Object.keys(definition.state ?? {});
  if (names.length === 0) return;
  const read = places.flatMap((place) => (runsOnScreen(place) && isExpression(place.value) ? readPaths(place.value, conditions) : []));
  const used = new Set(read.flatMap(([root, name]) => (root === 'state' ? [name ?? '*'] : [])));
  for (const name of names)
    if (!used.has(name) && !used.has('*'))
      report('unused-state', located.keySpan(childPointer('/state', name)), {
        message: say('nothing-reads', { kind: say('state'), name }),
      });
}

/** Where a param, source or value is written: `param:rok` stands at `/params/rok`. */
function pointerOf(node: NodeKey): string {
  return `/${node.replace(':', 's/')}`;
}
