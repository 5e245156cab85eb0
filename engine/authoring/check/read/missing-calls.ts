import type { CallTable } from '../../../language/calls.generated';
import type { ServiceDefinition } from '../../../language/language.generated';
import type { PortalDefinition } from '../../../language/portal.generated';
import { routeOfService } from '../../../pack/service-route';
import { isRecord } from '../../../values/is-record';
import { allBlocks } from '../../compile';
import { pointerSteps } from '../../parse/json-pointer';
import type { LanguageInUse } from '../../source/language-in-use';
import type { CheckedDocument } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';
import type { LaidService } from './lay-service';

/** A call that a layer has taken out of calls.json, because its office has none such. */
interface RemovedCall {
  readonly id: string;
  readonly key: string;
  /** Number of the layer that says so. */
  readonly by: number;
}

/**
 * Tells the services that make a call which a layer above them has taken out of calls.json. Without its call such a screen could only show
 * an error; a layer that needs it still gives it another call.
 */
export function lacksCall(
  calls: CheckedDocument<CallTable> | null | undefined,
  layerOf: (file: string) => number,
  language: LanguageInUse,
): (service: LaidService) => boolean {
  const removed = (calls?.located.changes ?? []).flatMap(({ pointer, was, now, place }): RemovedCall[] => {
    const [root, id, ...rest] = pointerSteps(pointer);
    if (root !== 'calls' || id === undefined || rest.length > 0 || now !== undefined || id in (calls?.value.calls ?? {})) return [];
    return isRecord(was) ? [{ id, key: keyOf(was), by: layerOf(place.file) }] : [];
  });
  return ({ born, document }) => {
    const lacked = removed.filter(({ by }) => born < by);
    return document !== null && lacked.length > 0 && callsOf(document.value, language).some((call) => lacked.some(isCall(call)));
  };
}

interface MadeCall {
  readonly id: string | undefined;
  readonly key: string | null;
}

function callsOf({ sources, blocks }: ServiceDefinition, { authoring, kinds }: LanguageInUse): readonly MadeCall[] {
  const ofBlocks = allBlocks(blocks, kinds).flatMap((block) => authoring[block.block]?.calls?.(block) ?? []);
  return [
    ...Object.values(sources ?? {}).map((source) => ({ id: source.call, key: source.endpoint === undefined ? null : keyOf(source) })),
    ...ofBlocks.map(({ call }) => ({ id: undefined, key: call.endpoint === undefined ? null : keyOf(call) })),
  ];
}

function isCall({ id, key }: MadeCall): (removed: RemovedCall) => boolean {
  return (removed) => removed.id === id || removed.key === key;
}

function keyOf({ method, endpoint }: { readonly method?: unknown; readonly endpoint?: unknown }): string {
  return `${String(method ?? 'GET')} ${String(endpoint)}`;
}

/**
 * A portal whose session and trees of content do not name the screens that were left out. Those that no session can do without stay named, so that the checker
 * says what is missing.
 */
export function withoutScreens(
  _report: Report,
  portal: CheckedDocument<PortalDefinition>,
  leftOut: readonly ServiceDefinition[],
): CheckedDocument<PortalDefinition> {
  const routes = new Set(leftOut.map(routeOfService));
  if (routes.size === 0) return portal;
  return { ...portal, value: withoutSession(withoutTrees(portal.value, routes), routes) };
}

function withoutTrees(portal: PortalDefinition, routes: ReadonlySet<string>): PortalDefinition {
  const { shell } = portal;
  if (!shell?.contentTrees) return portal;
  return { ...portal, shell: { ...shell, contentTrees: shell.contentTrees.filter(({ goTo }) => !routes.has(goTo)) } };
}

function withoutSession(portal: PortalDefinition, routes: ReadonlySet<string>): PortalDefinition {
  const { session } = portal;
  if (!session) return portal;
  const { resetPassword, newPassword, officeActivation, stopReminders, restrictedRoutes, ownAnswers, ...needed } = session;
  const optional = Object.entries({ resetPassword, newPassword, officeActivation, stopReminders }).filter(
    ([, route]) => route !== undefined && !routes.has(route),
  );
  const lists = Object.entries({ restrictedRoutes, ownAnswers }).flatMap(([name, list]) =>
    list === undefined ? [] : [[name, list.filter((route) => !routes.has(route))] as const],
  );
  return { ...portal, session: { ...needed, ...Object.fromEntries(optional), ...Object.fromEntries(lists) } };
}
