import { demoPassword } from '../../sample-office/seed/accounts/demo-accounts';
import { sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { startPostgres } from '../office/postgres-server';
import { type PortalServer, startPortal } from '../portal-server';
import type { Measure } from './measure';
import { figureOf } from './portal-figures';

const atOnce = 8;

interface Kind {
  readonly name: string;
  readonly count: number;
  readonly ask: () => Promise<Response>;
}

/**
 * Processor time that the portal takes for an answer, from its own figures: other work of the machine does not count, that of PostgreSQL
 * neither. Each kind is asked for a third more before it is measured.
 */
export async function measureAnswers(): Promise<Measure[]> {
  const postgres = await startPostgres({ waitsForDisk: true });
  try {
    const variables = { DATABASE_URL: postgres.url, SANDBOX: 'true', SEED_SCALE: '0.2', METRICS_PORT: '0', LOG_FORMAT: 'text' };
    const portal = await startPortal('start', variables);
    try {
      const measures: Measure[] = [];
      for (const { name, count, ask } of await kindsOf(portal)) {
        await askFor(ask, Math.ceil(count / 3));
        const before = await figureOf(portal, 'process_cpu_seconds_total');
        await askFor(ask, count);
        const value = ((await figureOf(portal, 'process_cpu_seconds_total')) - before) * (1_000 / count);
        measures.push({
          name: `processor time of an answer: ${name}`,
          ours: `${value.toFixed(1)} ms`,
          other: '',
          value,
          bound: null,
          unit: 'ms',
        });
      }
      const memory = (await figureOf(portal, 'process_resident_memory_bytes')) / 2 ** 20;
      measures.push({
        name: 'memory of the portal after it',
        ours: `${memory.toFixed(0)} MiB`,
        other: '',
        value: memory,
        bound: null,
        unit: 'MiB',
      });
      return measures;
    } finally {
      await portal.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function kindsOf({ url }: PortalServer): Promise<readonly Kind[]> {
  const page = await (await fetch(`${url}/uslugi/budzet-dochody`)).text();
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
  const login = JSON.stringify({ login: 'anna', haslo: demoPassword, recaptcha: null });
  const signIn = () =>
    fetch(`${url}/api/uzytkownicy/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: login });
  const { token } = (await (await signIn()).json()) as { readonly token: string };
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(url + path, { headers });
  const personal = () => get(`/api/oplaty/dajKartyNaleznosci?pesel=${sampleParties.wife.pesel}`, { authorization: `Bearer ${token}` });
  return [
    { name: 'page of a service', count: 600, ask: () => get('/uslugi/budzet-dochody') },
    { name: 'script from the build', count: 600, ask: () => get(script) },
    { name: 'public call', count: 600, ask: () => get('/api/fk/gmina/dajDochodyBudzetu?rok=2026') },
    { name: 'personal call', count: 600, ask: personal },
    { name: 'login', count: 30, ask: signIn },
    { name: 'PDF of a service', count: 30, ask: () => get('/api/fk/gmina/dajDochodyBudzetu/pdf?rok=2026') },
  ];
}

async function askFor(ask: () => Promise<Response>, count: number): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        const answer = await ask();
        if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}.`);
        await answer.arrayBuffer();
      }
    }),
  );
}
