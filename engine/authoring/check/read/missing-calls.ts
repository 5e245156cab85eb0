import type { SharedCall } from '../../../language/calls.generated';
import type { Block, ServiceDefinition, Source } from '../../../language/language.generated';
import type { PortalDefinition } from '../../../language/portal.generated';
import { routeOfService } from '../../../pack/service-route';
import type { BlockDefinition } from '../../../screen/block-authoring';
import { allBlocks, resolveCall } from '../../compile';
import { pointerSteps } from '../../parse/json-pointer';
import type { LanguageInUse } from '../../source/language-in-use';
import type { Surroundings } from '../../source/surroundings';
import type { CheckedDocument } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';
import type { LaidLayers } from './lay-over';

/** A call that a layer has taken out of calls.json, because its office has none such. */
export interface RemovedCall {
  readonly id: string;
  readonly key: string;
  /** Number of the layer that says so. */
  readonly by: number;
  /** The call as the layers below describe it. */
  readonly call: SharedCall;
}

/** The calls that the layers below had and a layer above them has taken out. */
export function removedCalls(
  _report: Report,
  calls: NonNullable<LaidLayers['calls']>,
  everyCall: LaidLayers['everyCall'],
  layerOf: (file: string) => number,
): readonly RemovedCall[] {
  return calls.located.changes.flatMap(({ pointer, now, place }): RemovedCall[] => {
    const [root, id, ...rest] = pointerSteps(pointer);
    if (root !== 'calls' || id === undefined || rest.length > 0 || now !== undefined || id in calls.value.calls) return [];
    const call = everyCall.get(id);
    return call === undefined ? [] : [{ id, key: keyOf(call), by: layerOf(place.file), call }];
  });
}

/** A service without the calls that its office lacks. */
export interface ServiceWithoutCalls {
  readonly document: CheckedDocument<ServiceDefinition>;
  /** Blocks that the screen goes without. They are checked, and left out of the pack. */
  readonly lost: readonly Block[];
  /** Ids of the shared calls that its office lacks. */
  readonly lacked: ReadonlySet<string>;
}

/**
 * A service whose office lacks some of its calls: a source that the screen goes without is marked as missing, and a block as lost. Null when
 * it cannot go without one of them: the screen could only show an error. A layer that needs it still gives it another call.
 */
export function withoutCalls(
  _report: Report,
  document: CheckedDocument<ServiceDefinition>,
  born: number,
  removed: readonly RemovedCall[],
  { kinds, authoring }: LanguageInUse,
  widgets: Surroundings['widgets'],
): ServiceWithoutCalls | null {
  const lacked = removed.filter(({ by }) => born < by);
  if (lacked.length === 0) return { document, lost: [], lacked: noneLacked };
  const { sources, blocks } = document.value;
  const lackedBy = (made: MadeCall) => lacked.find(({ id, key }) => id === made.id || key === made.key);
  const callsOf = (block: Block): readonly MadeCall[] => [
    ...(authoring[block.block]?.calls?.(block) ?? []).map(({ call }) => ({ key: call.endpoint === undefined ? null : keyOf(call) })),
    ...(authoring[block.block]?.neededCalls?.(block, widgets) ?? []).map((id) => ({ id, key: null })),
  ];
  const lost = allBlocks(blocks, kinds).filter((block) => callsOf(block).some(lackedBy));
  const left = Object.entries(sources ?? {}).map(([id, source]) => {
    const gone = lackedBy({ id: source.call, key: source.endpoint === undefined ? null : keyOf(source) });
    return { id, gone, source: gone === undefined ? source : missingSource(source, gone) };
  });
  const isOfUse = lost.every((block) => isDispensable(block)) && left.every(({ source }) => source !== null);
  if (!isOfUse) return null;
  const ids = new Set(lacked.map(({ id }) => id));
  if (left.every(({ gone }) => gone === undefined)) return { document, lost, lacked: ids };
  const kept = left.flatMap(({ id, source }) => (source === null ? [] : [[id, source] as const]));
  return { document: { ...document, value: { ...document.value, sources: Object.fromEntries(kept) } }, lost, lacked: ids };
}

function isDispensable(block: BlockDefinition): boolean {
  return block.dispensable === true;
}

const noneLacked: ReadonlySet<string> = new Set();

interface MadeCall {
  readonly id?: string | undefined;
  readonly key: string | null;
}

/** A source whose office lacks the call, with what the call would answer; null where the screen cannot go without it. */
function missingSource(source: Source, { id, call }: RemovedCall): Source | null {
  const { dispensable, onError } = source;
  if (dispensable !== true && onError?.silent !== true && onError?.treatAsEmpty !== true) return null;
  return { ...resolveCall(source, { calls: { [id]: call } }), missing: true };
}

function keyOf({ method, endpoint }: { readonly method?: unknown; readonly endpoint?: unknown }): string {
  return `${String(method ?? 'GET')} ${String(endpoint)}`;
}

/**
 * A portal whose shell, session and trees of content name neither the calls that its office lacks nor the screens that were left out. What
 * one's own folder names stays named, so that the checker says what is missing.
 */
export function withoutLacked(
  _report: Report,
  portal: CheckedDocument<PortalDefinition>,
  leftOut: readonly ServiceDefinition[],
  removed: readonly RemovedCall[],
  isBase: (file: string) => boolean,
): CheckedDocument<PortalDefinition> {
  // Addresses begin with a slash, ids of calls do not.
  const lacked = new Set<unknown>([...leftOut.map(routeOfService), ...removed.map(({ id }) => id)]);
  if (lacked.size === 0) return portal;
  const isGone: IsGone = (name, pointer) => lacked.has(name) && isBase(portal.located.valueSpan(pointer).place.file);
  return { ...portal, value: withoutSession(withoutShell(portal.value, isGone), isGone) };
}

type IsGone = (name: unknown, pointer: string) => boolean;

function withoutShell(portal: PortalDefinition, isGone: IsGone): PortalDefinition {
  const { shell } = portal;
  if (!shell) return portal;
  const { contentTrees, routes, ...rest } = shell;
  const trees = contentTrees?.filter(
    ({ goTo, call }, index) => !isGone(goTo, `/shell/contentTrees/${index}/goTo`) && !isGone(call, `/shell/contentTrees/${index}/call`),
  );
  const { contentPage, ...others } = routes ?? {};
  const isPageGone = isGone(contentPage?.route, '/shell/routes/contentPage/route');
  return {
    ...portal,
    shell: {
      ...withoutGone(rest, '/shell', isGone),
      ...(trees && { contentTrees: trees }),
      ...(routes && { routes: { ...withoutGone(others, '/shell/routes', isGone), ...(contentPage && !isPageGone && { contentPage }) } }),
    },
  };
}

function withoutSession(portal: PortalDefinition, isGone: IsGone): PortalDefinition {
  const { session } = portal;
  if (!session) return portal;
  // Without a login and a screen of their own there can be no accounts.
  const { login, home, restrictedRoutes, ownAnswers, ...rest } = session;
  const lists = Object.entries({ restrictedRoutes, ownAnswers }).flatMap(([name, list]) =>
    list === undefined ? [] : [[name, list.filter((route, index) => !isGone(route, `/session/${name}/${index}`))] as const],
  );
  return { ...portal, session: { login, home, ...withoutGone(rest, '/session', isGone), ...Object.fromEntries(lists) } };
}

/** A part of portal.json without the members that name something which is gone. */
function withoutGone<Part extends object>(part: Part, pointer: string, isGone: IsGone): Partial<Part> {
  const kept: Partial<Part> = { ...part };
  for (const name of Object.keys(part) as (keyof Part & string)[]) if (isGone(part[name], `${pointer}/${name}`)) delete kept[name];
  return kept;
}
