import type { Evaluate } from '../expressions';
import { withStandardKinds } from '../kinds/standard-kinds';
import type { CompiledService, NodeKey } from '../pack/compiled-service';
import type { ScreenContext } from '../screen/context';
import type { ParamInputs, ParamModel } from '../screen/field-model';
import type { Readiness } from '../screen/readiness';
import { isVisible, optionalWords, readinessOf, type Screen, words } from '../screen/screen';
import type { ServiceModel } from '../screen/service-model';
import type { SourceDemand, SourceState } from '../screen/source-state';
import { type Language, languages } from '../values/language';
import { handedOver, leaveWithoutState } from './check-state';
import { resolveBlocks } from './resolve-blocks';
import { resolveParam } from './resolve-param';
import { resolvePdf } from './resolve-pdf';
import { demandOf, fieldProblems, leaveOf, sourceReadiness } from './resolve-source';
import { paramsInWidgets } from './resolve-widget';
import { shownParams } from './shown-params';

/** What the resident put in: as it stands in the fields, and as it took effect (null before the first press of the button). */
export interface ServiceInputs {
  readonly typed: ParamInputs;
  /** Ignored by a service whose params apply at once. */
  readonly applied: ParamInputs | null;
}

/**
 * Works out a whole screen from its definition, the inputs and what the office answered so far. It is a pure function: the caller sends
 * what `demands` asks for, and calls again when an answer is there.
 */
export function resolveService(
  service: CompiledService,
  inputs: ServiceInputs,
  sources: Readonly<Record<string, SourceState>>,
  evaluate: Evaluate,
  context: ScreenContext,
): ServiceModel {
  const definition = service.definition;
  const params: Record<string, unknown> = {};
  const chosen: Record<string, unknown> = {};
  const values: Record<string, unknown> = {};
  const scope: Record<string, unknown> = { ...namesOf(service, context), params, chosen, values };
  const readiness = new Map<NodeKey, Readiness>();
  const models = new Map<string, ParamModel>();
  const polish = service.polish === undefined ? null : new Set(service.polish);
  const kinds = withStandardKinds(context.kinds);
  const screen: Screen = { service, context, kinds, evaluate, sources, scope, readiness, params: models, polish };
  const variant = definition.variants?.find((candidate) => candidate.id === context.variant);
  scope.variant = variant ? { ...variant.values, id: variant.id, title: words(screen, variant.title) } : null;
  const demands: Record<string, SourceDemand> = {};
  const applied = definition.apply ? inputs.applied : inputs.typed;
  // A screen that is about to be left calls nothing: what it would ask with was not handed over.
  const away = leaveWithoutState(screen);

  for (const key of service.order) {
    const [kind, id] = splitKey(key);
    if (kind === 'param') {
      const param = definition.params?.[id];
      if (!param) continue;
      const shown = resolveParam(screen, id, param, inputs.typed[id]);
      const effective = applied === null ? null : applied === inputs.typed ? shown : resolveParam(screen, id, param, applied[id]);
      if (isVisible(screen, param.visible)) models.set(id, shown.model);
      params[id] = effective?.value ?? null;
      chosen[id] = effective?.entry ?? null;
      readiness.set(key, effective?.readiness ?? (shown.readiness.status === 'error' ? shown.readiness : { status: 'waiting' }));
    } else if (kind === 'source') {
      const source = definition.sources?.[id];
      if (!source) continue;
      demands[id] = away === null ? demandOf(screen, id, source) : { kind: 'wait', for: 'condition' };
      const state = sources[id] ?? { status: 'idle' };
      readiness.set(key, sourceReadiness(screen, id, source, demands[id], state));
      scope[id] = state.status === 'ready' && demands[id].kind === 'send' ? state.data : null;
    } else {
      const formula = definition.values?.[id];
      const parts = readinessOf(screen, key);
      readiness.set(key, parts);
      values[id] = formula === undefined || parts.status !== 'ready' ? null : evaluate(formula, scope);
    }
  }

  const problems = fieldProblems(screen, demands);
  // Nothing is drawn of a screen that lacks what it was to be opened with: a form that sends itself would send it.
  const blocks = away === null ? resolveBlocks(screen, definition.blocks) : [];
  return {
    language: languageOf(screen),
    polish,
    title: headingOf(screen) ?? words(screen, variant?.title ?? definition.title),
    lead: optionalWords(screen, definition.lead),
    params: shownParams(screen, blocks).map((model) => ({ ...model, problem: model.problem ?? problems[model.id] ?? null })),
    inWidgets: paramsInWidgets(definition.blocks),
    apply: optionalWords(screen, definition.apply?.label),
    demands,
    blocks,
    pdf: resolvePdf(screen, blocks),
    leave: away ?? leaveOf(screen, demands),
  };
}

// A page whose texts nobody has translated is in Polish, whatever the office answers.
function languageOf(screen: Screen): Language {
  const { definition, untranslated } = screen.service;
  if (untranslated === true) return 'pl';
  const given = definition.language === undefined ? null : screen.evaluate(definition.language, screen.scope);
  return languages.find((known) => known === given) ?? screen.context.language;
}

function headingOf(screen: Screen): string | null {
  const { heading } = screen.service.definition;
  const given = heading === undefined ? null : screen.evaluate(heading, screen.scope);
  return typeof given === 'string' && given.trim() !== '' ? given.trim() : null;
}

function namesOf({ definition }: CompiledService, context: ScreenContext): Record<string, unknown> {
  const { subject, user, config, today } = context;
  return {
    subject,
    user,
    config,
    state: handedOver(definition, context),
    address: addressOf(definition, context),
    portal: { origin: context.origin ?? '' },
    today,
    codes: definition.codes ?? {},
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
