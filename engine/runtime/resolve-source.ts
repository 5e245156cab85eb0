import type { Source } from '../language/language.generated';
import type { OfficeError } from '../requests/office-call';
import { errorWords, type Screen, words } from '../screen/screen';
import type { ServiceModel } from '../screen/service-model';
import { isEmptyFor, placementOf } from '../screen/source-demand';
import type { SourceDemand } from '../screen/source-state';

/** Whether a screen shows all that it is to show although a call of it failed. */
export function isDoneWithout(source: Source | undefined, error: OfficeError): boolean {
  return source?.onError?.silent === true || (source !== undefined && isEmptyFor(source, error));
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
