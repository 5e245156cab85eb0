import type { KodPlacement, Source } from '../language/language.generated';
import { buildRequest } from '../requests/build-request';
import { isNotFound, isPassing, type OfficeError } from '../requests/office-call';
import { combineReadiness, type Readiness } from './readiness';
import { errorWords, readinessOf, type Screen } from './screen';
import type { SourceDemand, SourceState } from './source-state';

/** What a source asks for now. */
export function demandOf(screen: Screen, id: string, source: Source): SourceDemand {
  const parts = readinessOf(screen, `source:${id}`);
  if (screen.context.configKnown === false && screen.service.readConfig?.includes(`source:${id}`) === true)
    return { kind: 'wait', for: 'configuration' };
  if (parts.status !== 'ready') return { kind: 'wait', for: parts.status === 'waiting' ? 'params' : 'sources' };
  if (source.missing || (source.when !== undefined && screen.evaluate(source.when, screen.scope) !== true))
    return { kind: 'wait', for: 'condition' };
  if (source.endpoint === undefined) throw new Error(`The source ${id} has no endpoint; a compiled service carries one for each call.`);
  const reading = screen.service.answers?.[`source_${id}`];
  const sending = screen.service.sendings?.[id];
  const call = { ...source, endpoint: source.endpoint, ...(reading && { reading }), ...(sending && { sending }) };
  const request = buildRequest(call, screen.scope, screen.evaluate, screen.context);
  return request === null ? { kind: 'wait', for: 'subject' } : { kind: 'send', request };
}

/** How far a source is for what reads it. */
export function sourceReadiness(screen: Screen, id: string, source: Source, demand: SourceDemand, state: SourceState): Readiness {
  // No office has the call, whatever it would wait for.
  if (source.missing) return { status: source.onError?.treatAsEmpty === true ? 'ready' : 'silent' };
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
  const isFinal = isFinalFor(source, state.error);
  return { status: 'error', message: errorWords(screen, source.onError, state.error), retry: [id], ...(isFinal && { final: true }) };
}

/**
 * Whether a failure counts as an answer that holds nothing: where the screen goes without the answer, or where the office says by its number
 * that there is nothing. An office that broke down or is overloaded says nothing about what it holds, whatever number comes along.
 */
export function isEmptyFor(source: Source, error: OfficeError): boolean {
  return source.onError?.treatAsEmpty === true || (!isPassing(error) && placementOf(source, error)?.treatAsEmpty === true);
}

/** Whether another try would be answered in the same way. */
function isFinalFor(source: Source, error: OfficeError): boolean {
  return isNotFound(error) || (!isPassing(error) && placementOf(source, error)?.final === true);
}

/** What the definition says of a failure of this number. */
export function placementOf(source: Source, error: OfficeError): KodPlacement | undefined {
  return error.kod === null ? undefined : source.onError?.kod?.[error.kod];
}
