// The parts of the matrix of failing calls: the screens of the published pack, the calls of a screen, and eight ways to fail.
import type { Page, Route } from 'playwright/test';
import type { PackEntry, PackIndex, ServiceDefinition } from '../../engine';

/** A way in which a call fails. */
export interface Failing {
  readonly name: string;
  /** True if the call fails only after ten seconds of silence. */
  readonly hangs: boolean;
  /** True for an answer that is valid where only the status is read. */
  readonly isDone?: boolean;
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
  { name: 'no answer', hangs: true, answer: async () => undefined },
  {
    name: 'JSON that ends too early',
    hangs: false,
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"lista": [{"nazwa": ' }),
  },
  { name: 'status 200 without a body', hangs: false, isDone: true, answer: (route) => route.fulfill({ status: 200, body: '' }) },
  { name: 'JSON of another type', hangs: false, isDone: true, answer: (route) => route.fulfill({ json: 17 }) },
];

type Account = 'visitor' | 'anna' | 'wytwornia';

/** A screen of the published pack, or one variant of it that stands for all. */
export interface PackScreen {
  readonly address: string;
  readonly account: Account;
  /** Names in the state that the previous screen must pass on. */
  readonly state: readonly string[];
  /** True for the path of a call whose failure the screen does not mention. */
  isSilent(path: string): boolean;
  /** True for the path of a call of which the screen reads only the status. */
  readsStatusOnly(path: string): boolean;
  /** True for the path of a source of the screen, which is called again after a change of language. */
  isSource(path: string): boolean;
  /** True for the path of a call that belongs to the screen, not to the shell around it. */
  isOwn(path: string): boolean;
}

/** All screens of the published pack, with addresses that contain what the screen needs to open. */
export async function everyScreen(portal: string): Promise<readonly PackScreen[]> {
  const read = async <Answer>(path: string): Promise<Answer> => await (await fetch(`${portal}${path}`)).json();
  const { indexes } = await read<{ indexes: { pl: string } }>('/pack/current.json');
  const { services, shell, session } = await read<PackIndex>(`/pack/${indexes.pl}`);
  const around = Object.values({ ...shell.calls, ...session?.calls }).map(({ endpoint }) => endpoint);
  const screens = await Promise.all(
    services.map(async (entry) => {
      const { slug, hash, route = `/uslugi/${slug}`, variants = [] } = entry;
      const { definition } = await read<{ definition: ServiceDefinition }>(`/pack/${slug}.pl.${hash}.json`);
      const { sources = {}, state = {}, address = {} } = definition;
      const calls = Object.values(sources);
      const own = calls.map(({ endpoint = '' }) => endpoint);
      const silent = calls
        .filter(({ onError }) => onError?.silent === true || onError?.treatAsEmpty === true)
        .map(({ endpoint = '' }) => endpoint);
      const statusOnly = sendingsWithoutAnswer(definition.blocks);
      const needed = Object.entries(address).flatMap(([name, { otherwise }]) => (otherwise === undefined ? [] : [`${name}=proba`]));
      return [route, ...variants.slice(0, 1).map((variant) => variant.route)].map((path) => ({
        address: [path, ...needed].join('?'),
        account: accountFor(entry),
        state: Object.keys(state),
        isSource: (call: string) => isAmong(own, call),
        readsStatusOnly: (call: string) => isAmong(statusOnly, call),
        isSilent: (call: string) => isAmong(silent, call),
        isOwn: (call: string) => isAmong(own, call) || !isAmong(around, call),
      }));
    }),
  );
  return screens.flat();
}

/** Endpoints of forms that declare no answer. */
function sendingsWithoutAnswer(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'endpoint' in value && 'success' in value && !('response' in value) ? [String(value.endpoint)] : [];
  return [...own, ...Object.values(value).flatMap(sendingsWithoutAnswer)];
}

function accountFor({ protected: isProtected, subject }: PackEntry): Account {
  if (isProtected !== true) return 'visitor';
  return subject === 'institution' ? 'wytwornia' : 'anna';
}

function isAmong(endpoints: readonly string[], path: string): boolean {
  return endpoints.some((endpoint) => new RegExp(`^/api${endpoint.replaceAll(/\{[^}]*\}/g, '[^/]+')}$`).test(path));
}

/** Errors and calls of a page. */
export interface Watch {
  /** JavaScript errors. */
  readonly errors: string[];
  /** Paths of the screen's own calls. */
  readonly calls: Set<string>;
  /** The screen's own calls other than GET, with their method. */
  readonly sendings: string[];
}

/** Watches a page on which one screen is opened. */
export function watchPage(page: Page, screen: PackScreen): Watch {
  const watch: Watch = { errors: [], calls: new Set(), sendings: [] };
  page.on('pageerror', (error) => watch.errors.push(error.message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || !screen.isOwn(pathname)) return;
    watch.calls.add(pathname);
    if (request.method() !== 'GET') watch.sendings.push(`${request.method()} ${pathname}`);
  });
  return watch;
}
