import { isExpression } from '../../../expressions';
import type { Contract, State } from '../../../language/language.generated';
import { typeOfContract } from '../../../language/static-type';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { typeInWords } from '../typing/type-in-words';
import { typeOfValue } from '../typing/type-of-formula';
import { routesOf } from './identity';

/** Checks that what leads to a screen hands over the state without which the screen sends the resident away again. */
export function checkHandedState(pack: PackUnderCheck, report: Report): void {
  const receivers = pack.services.filter(({ definition }) => definition.state !== undefined);
  eachService(pack, report, checkHandedStateOf, pack.memory.same('screens with state', receivers));
}

function checkHandedStateOf(report: Report, service: CheckedService, receivers: readonly CheckedService[]): void {
  if (receivers.length === 0) return;
  for (const way of waysIn(service.definition.blocks, '/blocks')) {
    const [path = '', query = ''] = way.goTo.replace(/#.*$/s, '').split('?');
    const screen = receivers.find((receiver) => routesOf(receiver).some(({ route }) => route === path));
    if (isExpression(way.goTo)) checkNames(service, way, receivers, report);
    else if (screen) checkWay(service, way, screen.definition.state ?? {}, query.split('&'), report);
  }
}

/** Of several screens that a formula chooses from, one may take what the others do not; a name near to one that is taken is misspelt. */
function checkNames({ located }: CheckedService, { state, pointer }: Way, receivers: readonly CheckedService[], report: Report): void {
  const known = [...new Set(receivers.flatMap(({ definition }) => Object.keys(definition.state ?? {})))];
  for (const name of Object.keys(state ?? {}).filter((each) => !known.includes(each))) {
    const suggestion = nearest(name, known);
    if (suggestion !== null)
      report('handed-state', located.keySpan(childPointer(`${pointer}/state`, name)), {
        message: say('state-of-no-screen', { state: name }),
        expected: listNames(known),
        got: name,
        suggestion,
      });
  }
}

/** An address, or a formula that gives one, with the state that is handed to it. */
interface Way {
  readonly goTo: string;
  readonly state: Readonly<Record<string, unknown>> | null;
  readonly pointer: string;
}

function waysIn(value: unknown, pointer: string): Way[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, member]) =>
    name === 'response' || name === 'schema' ? [] : waysIn(member, childPointer(pointer, name)),
  );
  if (!('goTo' in value) || typeof value.goTo !== 'string') return inner;
  const state = 'state' in value && typeof value.state === 'object' && value.state !== null ? { ...value.state } : null;
  return [{ goTo: value.goTo, state, pointer }, ...inner];
}

function checkWay(
  service: CheckedService,
  { goTo, state, pointer }: Way,
  needs: Readonly<Record<string, State>>,
  query: readonly string[],
  report: Report,
): void {
  const { located } = service;
  const handed = Object.keys(state ?? {});
  const known = Object.keys(needs);
  const strange = handed.filter((name) => !known.includes(name));
  for (const name of strange)
    report('handed-state', located.keySpan(childPointer(`${pointer}/state`, name)), {
      message: say('state-not-declared', { route: goTo, state: name }),
      expected: listNames(known),
      got: name,
      suggestion: nearest(name, known),
    });
  for (const [name, { schema, inAddress }] of Object.entries(needs)) {
    if (handed.includes(name)) checkType(service, childPointer(`${pointer}/state`, name), schema, report);
    // A misspelt name is told once, at its place.
    else if (!(inAddress === true && query.some((part) => part.startsWith(`${name}=`))) && nearest(name, strange) === null)
      report('handed-state', state === null ? located.valueSpan(`${pointer}/goTo`) : located.keySpan(`${pointer}/state`), {
        message: say('state-not-handed', { route: goTo, state: name }),
        expected: say('state-with-name', { state: name }),
      });
  }
}

function checkType({ places, types, located }: CheckedService, pointer: string, schema: Contract, report: Report): void {
  const place = places.find((one) => one.pointer === pointer);
  if (!place) return;
  const given = typeOfValue(place.value, types.scopeAt(place));
  const needed = typeOfContract(schema);
  if ([given.kind, needed.kind].some((kind) => kind === 'any') || given.kind === needed.kind) return;
  report('handed-state', located.valueSpan(pointer), {
    message: say('state-of-wrong-type'),
    expected: typeInWords(needed),
    got: typeInWords(given),
  });
}
