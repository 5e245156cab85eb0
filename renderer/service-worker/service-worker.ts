import {
  filesNamedIn,
  isWordOfPage,
  keptPage,
  mannerOf,
  pageVersion,
  tooMany,
  type WordOfPage,
  withCalls,
  withoutWorker,
  wordOfWorker,
} from '../../portal/offline';

// One place of the browser for files by their names, one for the page that stands in for all, one for pages that were opened.
const filesCache = 'okienko-files-1';
const pageCache = 'okienko-page-1';
const openedCache = 'okienko-opened-1';
const mostFiles = 400;
const mostOpened = 50;
// Names the calls that a kept page sends ahead.
const callsHeader = 'x-kept-calls';
// Milliseconds after which a network that says nothing counts as none, where a page is kept.
const silence = 5_000;
// What stands before the portal says so when the portal itself does not answer.
const fromGateway = new Set([502, 504]);
// A page that was asked for again is to be the present one.
const reloads = new Set<RequestCache>(['no-cache', 'reload', 'no-store']);
// Tries, with milliseconds between them, to reach a page that is only just being opened.
const tries = { most: 50, pause: 100 };

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
  if (isWordOfPage(data)) event.waitUntil(keep(data.used).then((version) => keepOpened(data, version)));
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

/**
 * A page that was opened before is there at once, and looked at anew meanwhile. Any other page, and one that is asked for again, is that of the
 * server; without a network, or when it is silent, the kept one stands in.
 */
async function page(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  // The browser has asked for it while it started the worker, where it can.
  const answer = Promise.resolve(preloadResponse).then((response: Response | undefined) => response ?? fetch(request));
  const opened = await found(openedCache, new URL(request.url).pathname);
  if (opened !== undefined && !reloads.has(request.cache)) {
    event.waitUntil(lookAnew(event, opened.headers, answer));
    return opened;
  }
  const first = await Promise.race([answer.catch(() => null), after(silence)]);
  if (first !== null && !fromGateway.has(first.status)) return first;
  return opened ?? (await found(pageCache, keptPage)) ?? (await answer);
}

/** Keeps a page as the server has it now. Where that is another one, nothing older is opened any more, and who has just opened it is told. */
async function lookAnew({ request, resultingClientId }: FetchEvent, kept: Headers, answer: Promise<Response>): Promise<void> {
  const now = await answer.catch(() => null);
  // A server that fails says nothing of its page.
  if (now === null || now.status === 429 || now.status >= 500) return;
  if (now.ok && now.headers.get(pageVersion) === kept.get(pageVersion)) {
    await putOpened(new URL(request.url).pathname, now, JSON.parse(kept.get(callsHeader) ?? '[]'));
    return;
  }
  await caches.delete(openedCache);
  (await clientOf(resultingClientId))?.postMessage(wordOfWorker);
}

/** A page that is opened by an answer of the worker; it is there some time after the answer. */
async function clientOf(id: string): Promise<Client | undefined> {
  for (let left = tries.most; left > 0; left -= 1) {
    const client = await self.clients.get(id);
    if (client !== undefined) return client;
    await after(tries.pause);
  }
  return undefined;
}

/** Keeps a page that is open, so that it is there at once the next time; only of the version whose files are kept. */
async function keepOpened({ opened, calls }: WordOfPage, version: string | null): Promise<void> {
  if (version === null || mannerOf({ method: 'GET', path: opened, opensWindow: true }) !== 'page') return;
  const known = await found(openedCache, opened);
  // A page that was come to from another one has sent nothing ahead.
  const isSame = known !== undefined && (calls.length === 0 || known.headers.get(callsHeader) === JSON.stringify(calls));
  if (isSame && known.headers.get(pageVersion) === version) return;
  const response = await fetch(opened, { cache: 'no-store' });
  if (response.ok && !response.redirected && response.headers.get(pageVersion) === version) await putOpened(opened, response, calls);
}

async function putOpened(path: string, response: Response, calls: readonly string[]): Promise<void> {
  const headers = new Headers(response.headers);
  // Its text is no longer compressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(callsHeader, JSON.stringify(calls));
  const pages = await caches.open(openedCache);
  await pages.put(path, new Response(withCalls(await response.text(), calls), { headers }));
  const kept = (await pages.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(tooMany(kept, new Set([path]), mostOpened).map((each) => pages.delete(each)));
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

/**
 * Keeps files that a page has used, then the page that stands in for all, with what it names: one that lacks a file is not kept. Gives the
 * version of the page that is kept with all its files; null where none is.
 */
async function keep(used: readonly string[]): Promise<string | null> {
  const files = await caches.open(filesCache);
  const wanted = used.filter((path) => ['kept', 'network-first'].includes(mannerOf({ method: 'GET', path, opensWindow: false })));
  await Promise.all(wanted.map((path) => keepFile(files, path)));
  const response = await fetch(keptPage, { cache: 'no-store' });
  if (!response.ok) return null;
  const named = filesNamedIn(await response.clone().text());
  const isWhole = (await Promise.all(named.map((path) => keepFile(files, path)))).every(Boolean);
  if (isWhole) await (await caches.open(pageCache)).put(keptPage, response);
  const kept = (await files.keys()).map(({ url }) => new URL(url).pathname);
  await Promise.all(tooMany(kept, new Set([...wanted, ...named]), mostFiles).map((path) => files.delete(path)));
  return isWhole ? response.headers.get(pageVersion) : null;
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
  const others = names.filter((name) => name.startsWith('okienko-') && ![filesCache, pageCache, openedCache].includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null));
}
