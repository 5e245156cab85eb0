import { type Evaluate, type Names, scopeOf } from '../expressions';
import { withStandardKinds } from '../kinds/standard-kinds';
import type { CompiledService, NodeKey } from '../pack/compiled-service';
import type { ScreenContext } from '../screen/context';
import { type Asked, controlOf, noEntries } from '../screen/control';
import type { ParamInputs, ServiceInputs } from '../screen/field-model';
import type { Readiness } from '../screen/readiness';
import { isVisible, readinessOf, type Screen, variantOf, withNames, words } from '../screen/screen';
import type { ServiceModel } from '../screen/service-model';
import { demandOf, sourceReadiness } from '../screen/source-demand';
import type { SourceDemand, SourceState, Sources } from '../screen/source-state';
import { handedOver, leaveWithoutState } from './check-state';
import { resolveParam } from './resolve-param';

/** A screen as far as it is known before anything of it is drawn: params, sources and values, and what is to be asked of the office. */
export interface ScreenPlan {
  readonly screen: Screen;
  /** The inputs that took effect; null before the first press of the button. */
  readonly inputs: ParamInputs | null;
  readonly demands: Readonly<Record<string, SourceDemand>>;
  /** Where to go because state is missing or not valid; null to stay. */
  readonly away: ServiceModel['leave'];
}

/**
 * Works out what a screen asks for, from its definition, the inputs and what the office answered so far. Each param, source and value is
 * worked out on the screen that holds those before it.
 */
export function planScreen(
  service: CompiledService,
  inputs: ServiceInputs,
  sources: Sources,
  evaluate: Evaluate,
  context: ScreenContext,
): ScreenPlan {
  const { definition } = service;
  const applied = definition.apply ? inputs.applied : inputs.typed;
  const demands: Record<string, SourceDemand> = {};
  let screen = openScreen(service, sources, evaluate, context);
  let known = nothingKnown;
  // A screen that is about to be left sends no calls, because the state that they need is missing.
  const away = leaveWithoutState(screen);

  for (const key of service.order) {
    const [kind, id] = splitKey(key);
    if (kind === 'param') {
      const param = definition.params?.[id];
      if (!param) continue;
      const shown = resolveParam(screen, id, param, inputs.typed[id]);
      const effective = applied === null ? null : applied === inputs.typed ? shown : resolveParam(screen, id, param, applied[id]);
      const readiness = effective?.readiness ?? (shown.readiness.status === 'error' ? shown.readiness : { status: 'waiting' as const });
      const params = isVisible(screen, param.visible) ? new Map(screen.params).set(id, shown.model) : screen.params;
      known = {
        ...known,
        params: { ...known.params, [id]: (effective ? effective.value : shown.empty) ?? null },
        chosen: { ...known.chosen, [id]: effective?.entry ?? null },
      };
      screen = withNode(screen, key, readiness, known, params);
    } else if (kind === 'source') {
      const source = definition.sources?.[id];
      if (!source) continue;
      if (source.form !== undefined) {
        // A form asks for it while it is filled in; the screen has nothing of it and waits for nothing.
        screen = withNode(screen, key, { status: 'ready' }, { [id]: null });
        continue;
      }
      const asked = askedBy(screen, id, inputs.typed);
      if (asked && asked.letters.length < asked.from) {
        // Until there are enough letters there is nothing to choose from, and nothing else waits for it.
        demands[id] = { kind: 'wait', for: 'params' };
        screen = withNode(screen, key, { status: 'ready' }, { [id]: null });
        continue;
      }
      const asking = asked ? withNames(screen, { letters: asked.letters }) : screen;
      const demand: SourceDemand = away === null ? demandOf(asking, id, source) : { kind: 'wait', for: 'condition' };
      const state: SourceState = sources[id] ?? { status: 'idle' };
      const data = state.status === 'ready' && demand.kind === 'send' ? state.data : null;
      demands[id] = demand;
      screen = withNode(screen, key, sourceReadiness(screen, id, source, demand, state), { [id]: data });
    } else {
      const formula = definition.values?.[id];
      const readiness = readinessOf(screen, key);
      const value = formula === undefined || readiness.status !== 'ready' ? null : evaluate(formula, screen.scope);
      known = { ...known, values: { ...known.values, [id]: value } };
      screen = withNode(screen, key, readiness, known);
    }
  }
  return { screen, inputs: applied, demands, away };
}

/** The letters with which a param asks a source. */
function askedBy(screen: Screen, source: string, typed: ParamInputs): Asked | null {
  for (const [id, param] of Object.entries(screen.service.definition.params ?? {})) {
    const control = controlOf(screen.kinds.controls, param.control);
    const asked = control.asked?.(typed[id] ?? control.start(screen, param, noEntries), param) ?? null;
    if (asked?.source === source) return asked;
  }
  return null;
}

/** The screen of which nothing is known but what it is opened with. */
function openScreen(service: CompiledService, sources: Sources, evaluate: Evaluate, context: ScreenContext): Screen {
  const { definition } = service;
  const { subject, user, config, today } = context;
  const scope = scopeOf({
    subject,
    user,
    config,
    state: handedOver(definition, context),
    address: addressOf(definition, context),
    portal: { origin: context.origin ?? '' },
    today,
    codes: definition.codes ?? {},
  });
  const polish = service.polish === undefined ? null : new Set(service.polish);
  const kinds = withStandardKinds(context.kinds);
  const screen: Screen = { service, context, kinds, evaluate, sources, scope, readiness: new Map(), params: new Map(), polish };
  const variant = variantOf(screen);
  const title = variant ? words(screen, variant.title) : null;
  return withNames(withNames(screen, { variant: variant ? { ...variant.values, id: variant.id, title } : null }), nothingKnown);
}

/** The names under which formulas read what was worked out so far. */
type KnownNames = Readonly<Record<'params' | 'chosen' | 'values', Readonly<Record<string, unknown>>>>;

const nothingKnown: KnownNames = { params: {}, chosen: {}, values: {} };

/** The screen with one node more: how far it is, and the names under which formulas read it. */
function withNode(screen: Screen, key: NodeKey, readiness: Readiness, names: Names, params = screen.params): Screen {
  return {
    ...screen,
    params,
    readiness: new Map(screen.readiness).set(key, readiness),
    scope: screen.scope.extended(names),
  };
}

/** Only what the definition declares is read from the address. */
function addressOf({ address = {} }: CompiledService['definition'], context: ScreenContext): Record<string, string | null> {
  const given = context.address ?? {};
  return Object.fromEntries(Object.keys(address).map((name) => [name, Object.hasOwn(given, name) ? (given[name] ?? null) : null]));
}

function splitKey(key: NodeKey): readonly [kind: string, id: string] {
  const colon = key.indexOf(':');
  return [key.slice(0, colon), key.slice(colon + 1)];
}
