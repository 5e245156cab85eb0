import { meetsContract } from '../answers/meets-contract';
import type { ServiceDefinition } from '../language/language.generated';
import { startPage } from '../pack/service-route';
import type { ScreenContext } from '../screen/context';
import type { Screen } from '../screen/screen';
import type { ServiceModel } from '../screen/service-model';

/** State passed by the previous screen or, where the definition allows it, taken from the query of the address. */
export function handedOver({ state = {} }: ServiceDefinition, context: ScreenContext): Readonly<Record<string, unknown>> {
  const byAddress = Object.entries(state).flatMap(([name, { inAddress }]) => {
    const given = context.address?.[name] ?? '';
    return inAddress === true && given !== '' ? [[name, given] as const] : [];
  });
  return { ...Object.fromEntries(byAddress), ...context.state };
}

/** Where to go because state is missing or not valid; null to stay. */
export function leaveWithoutState(screen: Screen): ServiceModel['leave'] {
  const { state = {}, access } = screen.service.definition;
  // Just after a reload the subject is not known yet, so state that depends on it cannot be checked.
  const isKnown = access?.protected !== true || screen.context.subject !== null;
  const all = handedOver(screen.service.definition, screen.context);
  for (const [name, expected] of Object.entries(state)) {
    const given = all[name];
    const isMissing = given === undefined || given === null || !meetsContract(expected.schema, given);
    const isRefused = expected.valid !== undefined && isKnown && screen.evaluate(expected.valid, screen.scope) !== true;
    if (isMissing || isRefused) return { goTo: expected.otherwise ?? startPage, message: null };
  }
  for (const [name, { otherwise }] of Object.entries(screen.service.definition.address ?? {})) {
    const given = screen.context.address?.[name] ?? '';
    if (otherwise !== undefined && given === '') return { goTo: otherwise, message: null };
  }
  return null;
}
