import type { QueryClient } from '@tanstack/react-query';
import { resolveService } from '../../engine';
import type { Portal } from '../pack/use-pack';
import { presumedPageUser } from '../session/use-page-user';
import type { OpenService } from './load-service';
import { screenContext } from './screen-context';
import { type SettledScreen, settleSources } from './settle-sources';
import { today } from './today';
import { answerQuery, sourceState } from './use-answers';
import { readInputs } from './use-inputs';

/**
 * Sends what a screen asks for when it opens, while it is not drawn yet. A call that depends on an answer goes out as soon as that
 * answer is there. The screen finds the answers, and the calls that are still on their way, under the same names. Resolves when all
 * answers are there.
 */
export async function sendAhead(
  queries: QueryClient,
  { settings, pack }: Pick<Portal, 'settings' | 'pack'>,
  open: OpenService,
  variant: string | null,
): Promise<void> {
  const inputs = readInputs(open.service);
  const context = screenContext(pack, variant, today(), presumedPageUser());
  let settled: SettledScreen | null = null;
  const send = async (): Promise<void> => {
    settled = settleSources(
      (sources) => resolveService(open.service, inputs, sources, open.evaluate, context),
      (sourceId, request) => sourceState(queries, open, sourceId, request),
      settled,
    );
    const { model, sources } = settled;
    const demands = Object.entries(model.demands);
    const isLast = !demands.some(([, { kind }]) => kind === 'wait');
    await Promise.all(
      demands.map(async ([sourceId, demand]) => {
        if (demand.kind !== 'send' || sources[sourceId]?.status !== 'loading') return;
        await queries.prefetchQuery(answerQuery(open, sourceId, demand.request, settings.apiBase));
        if (!isLast) await send();
      }),
    );
  };
  await send();
}
