import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { walkDefinition } from '../../source/walk';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';
import { callsOfPortal } from './shell-calls';

/** Tells the shared calls of one's own folder that nothing makes. What a folder below has may be for screens that this one leaves out. */
export function checkUnusedCalls(pack: PackUnderCheck, report: Report): void {
  const { calls, callsPlace, services, memory, isBase } = pack;
  if (!pack.portal || !calls || !callsPlace || !pack.complete) return;
  const made = new Set([
    ...callsOfPortal(pack).map(({ call }) => call),
    ...services.flatMap((service) => memory.recall(callsMadeBy, report, service)),
  ]);
  for (const [id, { endpoint }] of Object.entries(calls.calls)) {
    const span = callsPlace.keySpan(childPointer('/calls', id));
    if (!made.has(id) && !made.has(endpoint) && !isBase(span.place.file))
      report('unused-call', span, { message: say('call-not-made', { call: id }) });
  }
}

/** Names of the shared calls that a service makes, and endpoints that it names itself: calls.json may hold their contract. */
function callsMadeBy(_report: Report, { definition, language }: CheckedService): readonly string[] {
  const made: string[] = [];
  walkDefinition(
    definition,
    language.schema,
    () => {},
    (node, value) => {
      if (node['x-names'] === 'call' || node['x-names'] === 'endpoint') made.push(String(value));
    },
  );
  return made;
}
