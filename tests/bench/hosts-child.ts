// A process of many municipalities, opened one after the other by a first request each: `hosts-child.ts HOSTS_DIR DATA_DIR DATABASE_URL`.
import { request } from 'node:http';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { readDefinitions } from '../../scripts/definitions/definitions-folder';
import { parseConfiguration, startHosts } from '../../server';
import { samplePage } from '../office/run-office';

/** What the first requests to a municipality cost. */
export interface OpenedMunicipality {
  /** Milliseconds of the first answer, and of the fastest of three afterwards. */
  readonly cold: number;
  readonly warm: number;
  /** Milliseconds of processor time of the process for the first answer. */
  readonly processor: number;
  /** Bytes of the process and of its heap when it is open. */
  readonly rss: number;
  readonly heap: number;
}

/** What the process writes when all are open. */
export interface HostsReport {
  /** Bytes of the process before any municipality was open. */
  readonly before: number;
  readonly opened: readonly OpenedMunicipality[];
}

const [hostsDir = '', dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const environment = {
  HOSTS_DIR: hostsDir,
  DATA_DIR: dataDir,
  PORT: '0',
  SANDBOX: 'false',
  SEED_SCALE: '0',
  RATE_LIMIT: '0',
  ...(databaseUrl !== '' && { DATABASE_URL: databaseUrl }),
};
const parsed = parseConfiguration(environment);
if (!parsed.ok) throw new Error(parsed.failure);
const hosts = await startHosts({
  configuration: parsed.value,
  environment,
  app: { folder: null, template: async () => samplePage },
  readDefinitions,
  surroundings: portalSurroundings,
  sampleOffice: null,
  // Nothing is opened before it is asked for.
  opensInBackground: false,
});
const { port } = new URL(hosts.address);

/** Milliseconds until the page of a service has arrived. */
function ask(host: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/uslugi/budzet-dochody', headers: { host } }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - begun);
        else reject(new Error(`${host} answered with ${answer.statusCode}.`));
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

const opened: OpenedMunicipality[] = [];
const before = process.memoryUsage().rss;
for (const { host } of hosts.municipalities()) {
  const processor = process.cpuUsage();
  const cold = await ask(host);
  const { user, system } = process.cpuUsage(processor);
  const warm = Math.min(await ask(host), await ask(host), await ask(host));
  global.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  opened.push({ cold, warm, processor: (user + system) / 1000, rss, heap: heapUsed });
}
process.stdout.write(`${JSON.stringify({ before, opened } satisfies HostsReport)}\n`);
await hosts.close();
process.exit(0);
