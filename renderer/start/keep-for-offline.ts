import { sendsToken } from '../../portal';
import { mannerOf, type WordOfPage, workerAddress } from '../../portal/offline';
import { officeAddress } from '../office/fetch-office';
import { carriedFile } from '../pack/load-pack';
import type { Settings } from '../pack/settings';
import { sentAhead } from '../service/send-ahead';
import { portalAccounts } from '../session/portal-accounts';
import { loadStored } from '../storage/stored-value';

// Milliseconds between two words to the worker about what the page has used since.
const between = 1_000;

type Bases = Pick<Settings, 'apiBase' | 'packBase'>;

/**
 * Lets the browser keep the files that this visit uses, so that its pages open without a network.
 * Browsers that have no workers, or give none to a private window, do without.
 */
export async function keepForOffline({ apiBase, packBase }: Bases): Promise<void> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (workers === null) return;
  await workers.register(workerAddress);
  const { active } = await workers.ready;
  if (active !== null) tellUsedFiles(active, { apiBase, packBase });
}

function tellUsedFiles(worker: ServiceWorker, { apiBase, packBase }: Bases): void {
  const told = new Set<string>();
  let fresh: string[] = [];
  const tell = () => {
    const { pathname } = location;
    worker.postMessage({ used: fresh, opened: pathname, calls: callsAhead(pathname, apiBase) } satisfies WordOfPage);
    fresh = [];
  };
  const note = (path: string) => {
    if (told.has(path)) return;
    told.add(path);
    if (fresh.length === 0) setTimeout(tell, between);
    fresh.push(path);
  };
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name, location.href);
      const isFile = ['kept', 'network-first'].includes(mannerOf({ method: 'GET', path: pathname, opensWindow: false }));
      if (origin === location.origin && isFile) note(pathname);
    }
  }).observe({ type: 'resource', buffered: true });
  // What the page carried in itself is fetched by the worker now: the page that it keeps carries nothing.
  const carried = carriedFile()?.dataset.file;
  if (carried !== undefined) note(`${packBase}/${carried}`);
}

/** The calls that the screen at a path has sent ahead, as far as they are the same for everybody and nothing was chosen in its address. */
function callsAhead(path: string, apiBase: string): readonly string[] {
  if (sendsToken(path, portalAccounts().tokenRoutes)) return [];
  return sentAhead.flatMap(({ at, request }) => {
    const isOwn = request.signedIn || request.personal || request.method !== 'GET';
    return at !== path || isOwn ? [] : [officeAddress(apiBase, request, loadStored('okienko.language'))];
  });
}
