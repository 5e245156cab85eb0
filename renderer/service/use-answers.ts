import { useCallback } from 'react';
import {
  callKey,
  type Language,
  type OfficeError,
  type OfficeRequest,
  type Result,
  type ServiceModel,
  type SourceState,
} from '../../engine';
import { fetchOffice } from '../office/fetch-office';
import type { Asking, QueryClient } from '../office/query-client';
import { useQueries, useQueryClient } from '../office/use-query';
import { usePortal } from '../pack/use-pack';
import type { OpenService } from './load-service';
import { readAnswer, readBeginning } from './read-answer';

const freshFor = 5 * 60_000;

type Answer = Result<unknown, OfficeError>;

/** Name of the answers that belong to the user: they are forgotten with the session, and with a change of the subject. */
export const ownAnswersKey = ['office', 'own'] as const;

/** Name of a request among the kept answers: the same request of the same contract is asked once in a language. */
function keyOf({ service }: OpenService, sourceId: string, request: OfficeRequest, language = service.language): readonly string[] {
  const holder = request.signedIn ? ownAnswersKey : ['office', 'public'];
  return [...holder, service.file, language, callKey(sourceId, request)];
}

/**
 * What is known about a request now, from the kept answers. `before` is the language in which the screen stood until now: what the office
 * said in it stands for an answer that did not come yet, so that a screen whose language is changed does not go to pieces meanwhile.
 */
export function sourceState(
  queries: QueryClient,
  open: OpenService,
  sourceId: string,
  request: OfficeRequest,
  before: Language | null = null,
): SourceState {
  const state = queries.getQueryState<Answer>(keyOf(open, sourceId, request));
  const answer = state?.data;
  if (answer?.ok) return { status: 'ready', data: answer.value };
  const earlier = before === null ? undefined : queries.getQueryState<Answer>(keyOf(open, sourceId, request, before))?.data;
  if (earlier?.ok) return { status: 'ready', data: earlier.value };
  if (answer === undefined || state?.fetchStatus === 'fetching') return { status: 'loading', beginning: state?.beginning };
  return { status: 'error', error: answer.failure };
}

/** The query that sends a request of a source and keeps its answer. */
export function answerQuery(open: OpenService, sourceId: string, request: OfficeRequest, apiBase: string) {
  return {
    queryKey: keyOf(open, sourceId, request),
    queryFn: async ({ begin }: Asking): Promise<Answer> => {
      // An answer that is put into another form must be whole first.
      const isEarly = request.reading === undefined && Object.values(open.service.firstRows ?? {}).includes(sourceId);
      const early = async (beginning: unknown) => {
        const read = readBeginning(open.service, sourceId, beginning, await open.validators);
        if (read !== null) begin(read);
      };
      const answer = await fetchOffice(request, apiBase, isEarly ? { begin: early } : {});
      return answer.ok ? await readAnswer(open.service, sourceId, answer.value, await open.validators) : answer;
    },
    staleTime: freshFor,
  } as const;
}

/** Sends what the sources of a screen ask for, and draws the screen again when an answer comes. */
export function useAnswers(open: OpenService, demands: ServiceModel['demands']): ReturnType<typeof useQueries> {
  const { settings } = usePortal();
  return useQueries(
    Object.entries(demands).flatMap(([sourceId, demand]) =>
      demand.kind === 'send' ? [answerQuery(open, sourceId, demand.request, settings.apiBase)] : [],
    ),
  );
}

/** Calls sources again, or forgets their failures so that the next visit of the screen calls them. */
export function useRetry(open: OpenService, demands: ServiceModel['demands']): { retry(sources: readonly string[]): void; forget(): void } {
  const queries = useQueryClient();
  const retry = useCallback(
    (sources: readonly string[]) => {
      for (const id of sources) {
        const demand = demands[id];
        if (demand?.kind === 'send') void queries.refetchQueries({ queryKey: keyOf(open, id, demand.request), exact: true });
      }
    },
    [queries, open, demands],
  );
  const forget = useCallback(() => {
    queries.removeQueries({ queryKey: ['office'], predicate: ({ state }) => isFailure(state.data) });
  }, [queries]);
  return { retry, forget };
}

function isFailure(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'ok' in data && data.ok === false;
}
