/** Address of the page that is kept for when there is no network. The portal's server and every web server of a built site have it. */
export const keptPage = '/offline.html';

/** Address of the worker that keeps it. It must stand at the root, since it may answer for what lies below it only. */
export const workerAddress = '/service-worker.js';

/** How requests of a page are answered. */
export type Manner =
  /** From what is kept, else from the network: a file that is named by its content never changes. */
  | 'kept'
  /** From the network; what is kept stands in when there is none. */
  | 'network-first'
  /** From the network, with the kept page instead of none. */
  | 'page'
  /** Not at all: the browser asks as if nothing were kept. */
  | 'own-way';

/** What of a request decides how it is answered. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  /** True for a page that a window opens, as opposed to a frame or a file. */
  readonly opensWindow: boolean;
}

// The calls of the office hold personal data, and the editor's room must always be the present one.
const ofNow = ['api', 'redakcja', 'health', 'metrics'] as const;
const neverKept = new RegExp(`^/(${ofNow.join('|')})(/|$)`);
const namedByContent = /^\/(assets|pack)\/[^/]+$/;
const pictures = /^\/pack\/assets\/[^/]+$/;
const present = new Set(['/pack/current.json', '/pack/events']);

/** How a request is answered. Whatever changes something, is personal or belongs to the editors goes its own way. */
export function mannerOf({ method, path, opensWindow }: Asked): Manner {
  if (method !== 'GET' || neverKept.test(path) || present.has(path)) return 'own-way';
  if (opensWindow) return /\.\w{1,8}$/.test(path) ? 'own-way' : 'page';
  if (namedByContent.test(path)) return 'kept';
  return pictures.test(path) ? 'network-first' : 'own-way';
}

/** Addresses that a browser may answer without starting the worker, as patterns of URLs: those of now ask the network, fixed files what is kept. */
export const withoutWorker = {
  network: [...ofNow.flatMap((room) => [`/${room}`, `/${room}/*`]), ...present],
  kept: ['/assets/:file', '/pack/:file'],
} as const;

/** The files that a page names, of those that can be kept. */
export function filesNamedIn(html: string): readonly string[] {
  const named = [...html.matchAll(/\b(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return named.filter((path) => ['kept', 'network-first'].includes(mannerOf({ method: 'GET', path, opensWindow: false })));
}

/** Which of the kept files go, oldest first, so that no more than a number stay; those that are needed now stay in any case. */
export function tooMany(kept: readonly string[], needed: ReadonlySet<string>, most: number): readonly string[] {
  const idle = kept.filter((path) => !needed.has(path));
  return idle.slice(0, Math.max(0, kept.length - most));
}
