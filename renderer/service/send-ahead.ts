import { type OfficeRequest, planScreen, runScreen } from '../../engine';
import type { QueryClient } from '../office/query-client';
import type { Portal } from '../pack/use-pack';
import { presumedPageUser } from '../session/use-page-user';
import type { OpenService } from './load-service';
import { pageContext, pageInputs } from './page-context';
import { answerQuery, sourceState } from './use-answers';

/**
 * Sends what a screen asks for when it opens, while it is not drawn yet. The screen finds the answers, and the calls that are still on
 * their way, under the same names. Resolves when all answers are there.
 */
export function sendAhead(
  queries: QueryClient,
  { settings, pack }: Pick<Portal, 'settings' | 'pack'>,
  open: OpenService,
  variant: string | null,
): Promise<void> {
  const inputs = pageInputs(open.service);
  const context = pageContext(pack, variant, presumedPageUser());
  return runScreen(
    (sources) => planScreen(open.service, inputs, sources, open.evaluate, context),
    (sourceId, request) => sourceState(queries, open, sourceId, request),
    (sourceId, request) => {
      sentAhead.push({ at: location.pathname + location.search, request });
      return queries.prefetchQuery(answerQuery(open, sourceId, request, settings.apiBase));
    },
  );
}

/** What screens have sent ahead, with the address of the page at that moment. */
export const sentAhead: { readonly at: string; readonly request: OfficeRequest }[] = [];
