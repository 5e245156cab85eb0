import { type OfficeRequest, planScreen, runScreen } from '../../engine';
import { sendsToken } from '../../portal';
import { officeAddress } from '../office/fetch-office';
import type { QueryClient } from '../office/query-client';
import type { Portal } from '../pack/use-pack';
import { portalAccounts } from '../session/portal-accounts';
import { presumedPageUser } from '../session/use-page-user';
import { loadStored } from '../storage/stored-value';
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
      note(request, settings.apiBase);
      return queries.prefetchQuery(answerQuery(open, sourceId, request, settings.apiBase));
    },
  );
}

const ahead: (readonly [path: string, call: string])[] = [];

/** Notes a call that is the same for everybody and carries no token, on a page in whose address nothing is chosen. */
function note(request: OfficeRequest, apiBase: string): void {
  const { pathname, search } = location;
  const isOwn = request.signedIn || request.personal || request.method !== 'GET' || sendsToken(pathname, portalAccounts().tokenRoutes);
  if (search === '' && !isOwn) ahead.push([pathname, officeAddress(apiBase, request, loadStored('okienko.language'))]);
}

/** The calls that were noted while the screen at a path was opened. */
export function callsAhead(path: string): readonly string[] {
  return ahead.flatMap(([at, call]) => (at === path ? [call] : []));
}
