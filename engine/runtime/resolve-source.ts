import type { KodPlacement, Source } from '../language/language.generated';
import { buildRequest } from '../requests/build-request';
import type { OfficeError } from '../requests/office-call';
import { combineReadiness, type Readiness } from '../screen/readiness';
import { errorWords, readinessOf, type Screen, words } from '../screen/screen';
import type { ServiceModel } from '../screen/service-model';
import type { SourceDemand, SourceState } from '../screen/source-state';

/** What a source asks for now. */
export function demandOf(screen: Screen, id: string, source: Source): SourceDemand {
  const parts = readinessOf(screen, `source:${id}`);
  if (screen.context.configKnown === false && screen.service.readConfig?.includes(`source:${id}`) === true)
    return { kind: 'wait', for: 'configuration' };
  if (parts.status !== 'ready') return { kind: 'wait', for: parts.status === 'waiting' ? 'params' : 'sources' };
  if (source.when !== undefined && screen.evaluate(source.when, screen.scope) !== true) return { kind: 'wait', for: 'condition' };
  if (source.endpoint === undefined) throw new Error(`The source ${id} has no endpoint; a compiled service carries one for each call.`);
  const reading = screen.service.answers?.[`source_${id}`];
  const sending = screen.service.sendings?.[id];
  const call = { ...source, endpoint: source.endpoint, ...(reading && { reading }), ...(sending && { sending }) };
  const request = buildRequest(call, screen.scope, screen.evaluate, screen.context);
  return request === null ? { kind: 'wait', for: 'subject' } : { kind: 'send', request };
}

/** How far a source is for what reads it. */
export function sourceReadiness(screen: Screen, id: string, source: Source, demand: SourceDemand, state: SourceState): Readiness {
  if (demand.kind === 'wait') {
    // Somebody who is signed in need not do anything for the subject: the office is naming it.
    if (demand.for === 'configuration' || (demand.for === 'subject' && screen.context.signedIn)) return { status: 'loading' };
    const parts = readinessOf(screen, `source:${id}`);
    if (parts.status !== 'ready') return combineReadiness([parts]);
    return { status: demand.for === 'condition' && source.onError?.treatAsEmpty === true ? 'ready' : 'waiting' };
  }
  if (state.status === 'ready') return { status: 'ready' };
  if (state.status !== 'error') return { status: 'loading' };
  if (isEmptyFor(source, state.error)) return { status: 'ready' };
  if (source.onError?.silent === true) return { status: 'silent' };
  return { status: 'error', message: errorWords(screen, source.onError, state.error), retry: [id] };
}

/** Whether a screen shows all that it is to show although a call of it failed. */
export function isDoneWithout(source: Source | undefined, error: OfficeError): boolean {
  return source?.onError?.silent === true || (source !== undefined && isEmptyFor(source, error));
}

function isEmptyFor(source: Source, error: OfficeError): boolean {
  return placementOf(source, error)?.treatAsEmpty === true || source.onError?.treatAsEmpty === true;
}

/** Messages that failed calls put at fields, by param. */
export function fieldProblems(screen: Screen, demands: Readonly<Record<string, SourceDemand>>): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const [source, error] of failedSources(screen, demands)) {
    const field = placementOf(source, error)?.field;
    if (field !== undefined) problems[field] = errorWords(screen, source.onError, error);
  }
  return problems;
}

/** Where to go because a call failed, null to stay. */
export function leaveOf(screen: Screen, demands: Readonly<Record<string, SourceDemand>>): ServiceModel['leave'] {
  for (const [source, error] of failedSources(screen, demands)) {
    const { goTo, message } = source.onError ?? {};
    if (goTo !== undefined)
      return { goTo, message: message === undefined ? errorWords(screen, source.onError, error) : words(screen, message) };
  }
  return null;
}

function* failedSources(screen: Screen, demands: Readonly<Record<string, SourceDemand>>): Generator<readonly [Source, OfficeError]> {
  for (const [id, source] of Object.entries(screen.service.definition.sources ?? {})) {
    const state = screen.sources[id];
    if (state?.status === 'error' && demands[id]?.kind === 'send') yield [source, state.error];
  }
}

function placementOf(source: Source, error: OfficeError): KodPlacement | undefined {
  return error.kod === null ? undefined : source.onError?.kod?.[error.kod];
}
