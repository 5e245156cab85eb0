import { mannerOf, workerAddress } from '../../portal/offline';
import { carriedFile } from '../pack/load-pack';

// Milliseconds after which the page is surely there, and between two words to the worker about what it has used since.
const later = 3_000;

/**
 * Lets the browser keep the files that this visit uses, so that its pages open without a network. Nothing of the first page waits for it.
 * Browsers that have no workers, or give none to a private window, do without.
 */
export function keepForOffline(packBase: string): void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (workers === null) return;
  setTimeout(() => {
    workers.register(workerAddress).then(
      () => workers.ready.then(({ active }) => active && tellUsedFiles(active, packBase)),
      (refusal: unknown) => console.info('The portal is not kept for times without a network.', refusal),
    );
  }, later);
}

function tellUsedFiles(worker: ServiceWorker, packBase: string): void {
  const told = new Set<string>();
  let fresh: string[] = [];
  const tell = () => {
    worker.postMessage(fresh);
    fresh = [];
  };
  const note = (path: string) => {
    if (told.has(path)) return;
    told.add(path);
    if (fresh.length === 0) setTimeout(tell, later / 3);
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
