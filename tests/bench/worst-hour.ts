import { demoPassword } from '../../sample-office/seed/accounts/demo-accounts';
import { sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { startPostgres } from '../office/postgres-server';
import { type PortalServer, startPortal } from '../portal-server';
import type { Measure } from './measure';
import { figureOf } from './portal-figures';

/** Seconds in which 2 % of all residents come on the first day of a fee. */
const rush = 600;
/** Seconds that are played with the arrivals of the rush, and seconds to warm up; the whole rush with OKIENKO_FULL=1. */
const played = process.env.OKIENKO_FULL === '1' ? rush : 45;
const warmUp = 5;
const atOnce = 100;
/** Milliseconds that a resident looks at a page before the next press. */
const looking = 2_000;

const visitors = [
  { login: 'anna', pesel: sampleParties.wife.pesel },
  { login: 'jan', pesel: sampleParties.farmer.pesel },
] as const;

/** What was asked, how long the whole answer took, and whether it was the expected one. */
interface Asked {
  readonly step: string;
  readonly milliseconds: number;
  readonly isGood: boolean;
}

interface Arrangement {
  readonly name: string;
  readonly portals: readonly PortalServer[];
}

/**
 * The worst minutes of a municipality: many residents come at random moments, log in, look at what they owe, open a charge, take its PDF or
 * begin to pay, with the pauses of people. Afterwards a hundred read at once with such pauses, alone and beside logins, and then without
 * pauses, which says how many answers the server gives.
 */
export async function measureWorstHour(): Promise<Measure[]> {
  const measures: Measure[] = [];
  const shared = { SANDBOX: 'true', SEED_SCALE: '0.2', METRICS_PORT: '0', LOG_FORMAT: 'text' };
  async function measured(name: string, starts: readonly Readonly<Record<string, string>>[]): Promise<void> {
    const portals: PortalServer[] = [];
    try {
      for (const variables of starts) portals.push(await startPortal('start', { ...shared, ...variables }));
      measures.push(...(await measuresOf({ name, portals })));
    } finally {
      for (const portal of portals) await portal.stop();
    }
  }
  await measured('PGlite', [{}]);
  for (const [name, count] of [
    ['PostgreSQL', 1],
    ['PostgreSQL, two processes', 2],
  ] as const) {
    const postgres = await startPostgres({ waitsForDisk: true });
    try {
      await measured(
        name,
        Array.from({ length: count }, () => ({ DATABASE_URL: postgres.url })),
      );
    } finally {
      await postgres.stop();
    }
  }
  return measures;
}

async function measuresOf({ name, portals }: Arrangement): Promise<Measure[]> {
  const measures: Measure[] = [];
  const add = (what: string, value: number, unit: Measure['unit'], bound: number | null = null, ours = '') =>
    measures.push({
      name: `worst hour, ${name}: ${what}`,
      ours: ours || value.toFixed(unit === 'ms' ? 0 : 1),
      other: '',
      value,
      bound,
      unit,
    });
  for (const residents of [8_000, 60_000]) {
    const asked = await playRush(portals, (residents * 0.02) / rush);
    const of = (step: string) => asked.filter((one) => one.step === step).map(({ milliseconds }) => milliseconds);
    for (const step of ['login', 'read', 'PDF', 'payment']) {
      const times = of(step);
      const shares = [0.5, 0.95, 0.99].map((share) => percentile(times, share));
      const words = `${shares.map((time) => time.toFixed(0)).join(' / ')} ms of ${times.length}`;
      add(`${residents} residents, ${step}, p50 / p95 / p99`, shares[1] ?? 0, 'ms', null, words);
    }
    add(`${residents} residents, errors`, asked.filter(({ isGood }) => !isGood).length, '', 0, `of ${asked.length}`);
  }
  for (const [manner, rounds, logins] of [
    ['reads', 8, 0],
    ['reads beside two logins a second', 8, 2],
  ] as const) {
    const { reads } = await readAtOnce(portals, { rounds, pause: looking, logins });
    const times = reads.map(({ milliseconds }) => milliseconds);
    const words = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(0)).join(' / ');
    add(`${atOnce} at once, ${manner}, p50 / p95 / p99`, percentile(times, 0.95), 'ms', 100, `${words} ms of ${times.length}`);
    add(`${atOnce} at once, ${manner}, errors`, reads.filter(({ isGood }) => !isGood).length, '', 0, `of ${reads.length}`);
  }
  const { reads, seconds } = await readAtOnce(portals, { rounds: 20, pause: 0, logins: 0 });
  add(`${atOnce} without a pause, answers a second`, reads.length / seconds, '');
  add(`${atOnce} without a pause, errors`, reads.filter(({ isGood }) => !isGood).length, '', 0, `of ${reads.length}`);
  for (const [index, portal] of portals.entries()) {
    const which = portals.length > 1 ? `process ${index + 1}, ` : '';
    add(`${which}memory afterwards`, (await figureOf(portal, 'process_resident_memory_bytes')) / 2 ** 20, 'MiB');
  }
  return measures;
}

/** Visits that begin at random moments, as many in a second as in the rush. */
async function playRush(portals: readonly PortalServer[], perSecond: number): Promise<readonly Asked[]> {
  const random = seeded(20_261_201);
  const asked: Asked[] = [];
  const visits: Promise<void>[] = [];
  const begin = performance.now();
  let next = 0;
  for (let nth = 0; ; nth += 1) {
    next += (-Math.log(1 - random()) / perSecond) * 1_000;
    if (next > (warmUp + played) * 1_000) break;
    await until(begin + next);
    const isCounted = next > warmUp * 1_000;
    const kept: Asked[] = isCounted ? asked : [];
    visits.push(visit(portalOf(portals, nth), nth, random, (one) => kept.push(one)));
  }
  await Promise.all(visits);
  return asked;
}

/** One resident, from the login until everything was seen that this one came for. */
async function visit(portal: PortalServer, nth: number, random: () => number, tell: (asked: Asked) => void): Promise<void> {
  const { login, pesel } = visitors[nth % visitors.length] ?? visitors[0];
  const pause = () => until(performance.now() + looking * (0.5 + random()));
  const signedIn = await post(portal, '/uzytkownicy/token', { login, haslo: demoPassword, recaptcha: null });
  tell({ step: 'login', ...signedIn });
  const { token } = signedIn.body as { readonly token?: string };
  if (token === undefined) return;
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => {
    const answer = await get(portal, path, headers);
    tell({ step: 'read', ...answer });
    return answer.body;
  };
  await Promise.all([read('/uzytkownicy/informacje'), read('/lista-podmiotow')]);
  const { karty = [] } = (await read(`/oplaty/dajKartyNaleznosci?pesel=${pesel}`)) as {
    readonly karty?: readonly { readonly idKartyNaleznosci: number }[];
  };
  const card = karty[0]?.idKartyNaleznosci;
  if (card === undefined) return;
  await pause();
  const { ratyZbiorcze = [] } = (await read(`/oplaty/dajNaleznosciKarty?pesel=${pesel}&idKartyNaleznosci=${card}`)) as {
    readonly ratyZbiorcze?: readonly { readonly idNaleznosciRatyZbiorczej: number }[];
  };
  await pause();
  if (nth % 3 === 0) {
    tell({ step: 'PDF', ...(await get(portal, `/oplaty/dajNaleznosci/pdf?pesel=${pesel}`, headers)) });
    return;
  }
  const instalment = ratyZbiorcze.at(-1)?.idNaleznosciRatyZbiorczej;
  if (instalment === undefined) return;
  const page = `${portal.url}/platnosc-informacja`;
  const order = {
    idKartyNaleznosci: card,
    idNaleznosciRatyZbiorczej: [instalment],
    idNaleznosciRaty: [],
    nip: null,
    urlPowrotuOk: page,
    urlPowrotuBlad: page,
  };
  // All visitors share a few sample accounts, so most find the instalment ordered by somebody before: the office's refusal is its answer.
  const answer = await post(portal, `/platnosci/p24/dodajPrzelew?pesel=${pesel}`, order, headers);
  tell({ step: 'payment', ...answer, isGood: answer.status < 500 });
}

interface Reading {
  /** How often each of them reads. */
  readonly rounds: number;
  /** Milliseconds between two of them, on the average. */
  readonly pause: number;
  /** Logins of others in a second meanwhile. */
  readonly logins: number;
}

/** A hundred residents who read. */
async function readAtOnce(
  portals: readonly PortalServer[],
  { rounds, pause, logins }: Reading,
): Promise<{ readonly reads: readonly Asked[]; readonly seconds: number }> {
  const first = portals[0];
  if (!first) throw new Error('No portal was started.');
  const signedIn = await post(first, '/uzytkownicy/token', { login: visitors[0].login, haslo: demoPassword, recaptcha: null });
  const headers = { authorization: `Bearer ${(signedIn.body as { readonly token: string }).token}` };
  const random = seeded(100);
  const reads: Asked[] = [];
  let isOver = false;
  const others = (async () => {
    const begun: Promise<Answer>[] = [];
    for (let nth = 0; logins > 0 && !isOver; nth += 1) {
      const { login } = visitors[nth % visitors.length] ?? visitors[0];
      begun.push(post(portalOf(portals, nth), '/uzytkownicy/token', { login, haslo: demoPassword, recaptcha: null }));
      await until(performance.now() + 1_000 / logins);
    }
    await Promise.all(begun);
  })();
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, nth) => {
      for (let left = rounds; left > 0; left -= 1) {
        if (pause > 0) await until(performance.now() + pause * (0.5 + random()));
        reads.push({
          step: 'read',
          ...(await get(portalOf(portals, nth), `/oplaty/dajKartyNaleznosci?pesel=${visitors[0].pesel}`, headers)),
        });
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1_000;
  isOver = true;
  await others;
  return { reads, seconds };
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly milliseconds: number;
  readonly isGood: boolean;
}

function get(portal: PortalServer, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  return ask(`${portal.url}/api${path}`, { headers });
}

function post(portal: PortalServer, path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return ask(`${portal.url}/api${path}`, sent);
}

async function ask(url: string, options: RequestInit): Promise<Answer> {
  const from = performance.now();
  const answer = await fetch(url, options);
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  const body: unknown = isJson ? await answer.json() : { length: (await answer.arrayBuffer()).byteLength };
  return { status: answer.status, body, milliseconds: performance.now() - from, isGood: answer.ok };
}

function portalOf(portals: readonly PortalServer[], nth: number): PortalServer {
  const portal = portals[nth % portals.length];
  if (!portal) throw new Error('No portal was started.');
  return portal;
}

/** The value below which this share of the values lies; 0 of none. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function until(moment: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));
}

/** The same arrivals in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
