import { filesNamedIn, keptPage, mannerOf, tooMany, withoutWorker } from '../../portal/offline';

// One place of the browser for files by their names, one for the page that stands in for all.
const filesCache = 'okienko-files-1';
const pageCache = 'okienko-page-1';
const mostFiles = 400;
// Milliseconds after which a network that says nothing counts as none, where a page is kept.
const silence = 5_000;
// What stands before the portal says so when the portal itself does not answer.
const fromGateway = new Set([502, 504]);

declare const self: ServiceWorkerGlobalScope;

/** What a browser may know of the worker's answers, so that it need not be started for them; newer than the types of TypeScript. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(routes: readonly { condition: object; source: 'network' | { cacheName: string } }[]): Promise<void>;
}

// A newer worker takes over at once: it keeps the same things under the same names.
self.addEventListener('install', (event: RoutingInstallEvent) => {
  void self.skipWaiting();
  event.waitUntil(install(event));
});

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOthers(), self.registration.navigationPreload?.enable()])));

self.addEventListener('message', (event) => {
  const { data } = event;
  if (Array.isArray(data)) event.waitUntil(keep(data.filter((path) => typeof path === 'string')));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  const opensWindow = request.mode === 'navigate' && request.destination === 'document';
  switch (mannerOf({ method: request.method, path: pathname, opensWindow })) {
    case 'kept':
      return event.respondWith(fromKept(request));
    case 'network-first':
      return event.respondWith(fromNetwork(request));
    case 'page':
      return event.respondWith(page(event));
    case 'own-way':
      return;
  }
});

async function fromKept(request: Request): Promise<Response> {
  return (await found(filesCache, request.url)) ?? (await fetch(request));
}

async function fromNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (reason) {
    const kept = await found(filesCache, request.url);
    if (kept === undefined) throw reason;
    return kept;
  }
}

/** The page as the server has it now. Only without a network, or when it is silent, the kept one: the office's newest word comes first. */
async function page({ request, preloadResponse }: FetchEvent): Promise<Response> {
  // The browser has asked for it while it started the worker, where it can.
  const answer = Promise.resolve(preloadResponse).then((response: Response | undefined) => response ?? fetch(request));
  const first = await Promise.race([answer.catch(() => null), after(silence)]);
  if (first !== null && !fromGateway.has(first.status)) return first;
  return (await found(pageCache, keptPage)) ?? (await answer);
}

async function found(cache: string, address: string): Promise<Response | undefined> {
  return await caches.match(address, { cacheName: cache });
}

/**
 * Says which addresses need no worker, and keeps the page with what it names: of scripts that are kept while a worker is installed a browser
 * keeps what it has compiled, too. Without a network that is done when a page next says what it has used.
 */
async function install(event: RoutingInstallEvent): Promise<void> {
  await event.addRoutes?.([
    ...withoutWorker.network.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' as const })),
    ...withoutWorker.kept.map((urlPattern) => ({
      condition: { urlPattern, requestMethod: 'GET' },
      source: { cacheName: filesCache },
    })),
  ]);
  await keep([]).catch((reason: unknown) => console.info('The page is not kept yet.', reason));
}

/** Keeps files that a page has used, then the page that stands in for all, with what it names: one that lacks a file is not kept. */
async function keep(used: readonly string[]): Promise<void> {
  const files = await caches.open(filesCache);
  const wanted = used.filter((path) => ['kept', 'network-first'].includes(mannerOf({ method: 'GET', path, opensWindow: false })));
  await Promise.all(wanted.map((path) => keepFile(files, path)));
  const response = await fetch(keptPage, { cache: 'no-store' });
  if (!response.ok) return;
  const named = filesNamedIn(await response.clone().text());
  const isWhole = (await Promise.all(named.map((path) => keepFile(files, path)))).every(Boolean);
  if (isWhole) await (await caches.open(pageCache)).put(keptPage, response);
  const kept = (await files.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(tooMany(kept, new Set([...wanted, ...named]), mostFiles).map((path) => files.delete(path)));
}

/** Keeps a file; false if it cannot be had. A page in its place, as a hotel's network sends one, is not kept. */
async function keepFile(files: Cache, path: string): Promise<boolean> {
  const isFixed = mannerOf({ method: 'GET', path, opensWindow: false }) === 'kept';
  if (isFixed && (await files.match(path)) !== undefined) return true;
  const response = await fetch(path).catch(() => null);
  const isFile = response?.ok === true && !response.redirected && response.headers.get('content-type')?.startsWith('text/html') !== true;
  if (response !== null && isFile) await files.put(path, response);
  return isFile;
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('okienko-') && ![filesCache, pageCache].includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null));
}
