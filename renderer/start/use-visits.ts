import { parseStoredVisits, readVisits } from '../../portal';
import { askOffice } from '../office/fetch-office';
import { useQuery } from '../office/use-query';
import { usePortal } from '../pack/use-pack';
import { useTurn } from '../service/use-turn';
import { loadStored, removeStored, saveStored } from '../storage/stored-value';
import { loadOfTab, saveOfTab } from '../storage/tab-value';

const key = 'okienko.visits';

/** The counter of visits, null while it is not shown. The office counts each asking as a visit, so each session asks once. */
export function useVisits(): number | null {
  const { pack, settings } = usePortal();
  const call = pack.index.shell.calls.visitCounter;
  const turn = useTurn(pack);
  const { data } = useQuery({
    queryKey: ['shell', 'visits', call?.endpoint],
    queryFn: async () => {
      const stored = parseStoredVisits(loadStored(key));
      if (call === undefined || !countVisitOnce()) return stored;
      const answer = await askOffice(call, settings.apiBase);
      if (!answer.ok) return stored;
      const visits = readVisits(answer.value);
      if (visits === null) removeStored(key);
      else saveStored(key, String(visits));
      return visits;
    },
    enabled: turn && call !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: () => parseStoredVisits(loadStored(key)),
  });
  return data ?? null;
}

const countedKey = 'okienko.visitCounted';

/** True the first time in a session of the browser: this visit is to be counted. A browser that refuses storage counts each page that it loads. */
function countVisitOnce(): boolean {
  if (loadOfTab(countedKey) !== null) return false;
  saveOfTab(countedKey, 'true');
  return true;
}
