// What the matrix of failing calls is made of: the screens of the published pack, the calls that each of them makes, and eight ways to fail.
import type { Page, Route } from 'playwright/test';
import type { PackEntry } from '../../engine';

/** A screen of the published pack. */
export interface PackScreen {
  readonly address: string;
  readonly isProtected: boolean;
  readonly subject: PackEntry['subject'] | null;
  readonly sources: readonly PackSource[];
}

interface PackSource {
  readonly endpoint: string;
  /** The screen does without the answer, and says nothing of its failure. */
  readonly silent: boolean;
}

/** A way in which a call fails. */
export interface Failing {
  readonly name: string;
  /** Not before the office has been silent for ten seconds. */
  readonly hangs: boolean;
  answer(route: Route): Promise<void>;
}

const refusal = (status: number): Failing => ({
  name: `status ${status} with kod and opis`,
  hangs: false,
  answer: (route) => route.fulfill({ status, json: { kod: 77, opis: 'Urząd nie może teraz odpowiedzieć.' } }),
});

/** The eight ways. */
export const failings: readonly Failing[] = [
  {
    name: 'status 500 with HTML',
    hangs: false,
    answer: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<!doctype html><h1>Internal Server Error</h1>' }),
  },
  refusal(404),
  refusal(403),
  refusal(429),
  { name: 'no answer', hangs: true, answer: () => new Promise(() => undefined) },
  {
    name: 'JSON that ends too early',
    hangs: false,
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"lista": [{"nazwa": ' }),
  },
  { name: 'status 200 without a body', hangs: false, answer: (route) => route.fulfill({ status: 200, body: '' }) },
  { name: 'JSON of another type', hangs: false, answer: (route) => route.fulfill({ json: 17 }) },
];

/** All screens of the published pack, variants included, with the calls of their definitions. */
export async function everyScreen(portal: string): Promise<readonly PackScreen[]> {
  const read = async <Answer>(path: string): Promise<Answer> => await (await fetch(`${portal}${path}`)).json();
  const { indexes } = await read<{ indexes: { pl: string } }>('/pack/current.json');
  const { services } = await read<{ services: readonly PackEntry[] }>(`/pack/${indexes.pl}`);
  const screens = await Promise.all(
    services.map(async ({ slug, hash, route, variants = [], protected: isProtected = false, subject = null }) => {
      const { definition } = await read<{ definition: { sources?: Record<string, SourceText> } }>(`/pack/${slug}.pl.${hash}.json`);
      const sources = Object.values(definition.sources ?? {}).map(({ endpoint, onError }) => ({
        endpoint,
        silent: onError?.silent === true || onError?.empty === true,
      }));
      const [variant] = variants;
      const addresses = [route ?? `/uslugi/${slug}`, ...(variant ? [variant.route] : [])];
      return addresses.map((address) => ({ address, isProtected, subject, sources }));
    }),
  );
  return screens.flat();
}

interface SourceText {
  readonly endpoint: string;
  readonly onError?: { readonly silent?: boolean; readonly empty?: boolean };
}

/** The source of a screen that a request belongs to, null for a call of the shell. */
export function sourceOf({ sources }: PackScreen, url: string): PackSource | null {
  const { pathname } = new URL(url);
  return sources.find(({ endpoint }) => new RegExp(`^/api${endpoint.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`).test(pathname)) ?? null;
}

/** What goes wrong on a page beside what it shows: errors of the script, and calls that change something. */
export interface Watch {
  readonly errors: string[];
  readonly sendings: string[];
}

const ofShell = /licznik-odwiedzin|przedluzanieSesji|wylogowanie/;

/** Watches a page. */
export function watchPage(page: Page): Watch {
  const watch: Watch = { errors: [], sendings: [] };
  page.on('pageerror', (error) => watch.errors.push(error.message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/') && !ofShell.test(pathname)) watch.sendings.push(pathname);
  });
  return watch;
}
