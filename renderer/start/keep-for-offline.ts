import { mannerOf, type WordOfPage, workerAddress } from '../../portal/offline';
import { carriedFile } from '../pack/load-pack';
import { callsAhead } from '../service/send-ahead';

// Milliseconds between two words to the worker about what the page has used since.
const between = 1_000;

/**
 * Lets the browser keep the files that this visit uses, so that its pages open without a network.
 * Browsers that have no workers, or give none to a private window, do without.
 */
export async function keepForOffline(packBase: string): Promise<void> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (workers === null) return;
  await workers.register(workerAddress);
  const { active } = await workers.ready;
  if (active !== null) tellUsedFiles(active, packBase);
}

function tellUsedFiles(worker: ServiceWorker, packBase: string): void {
  const told = new Set<string>();
  let fresh: string[] = [];
  const tell = () => {
    const { pathname } = location;
    worker.postMessage({ used: fresh, opened: pathname, calls: callsAhead(pathname) } satisfies WordOfPage);
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
