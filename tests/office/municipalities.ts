import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { sampleOffice } from '../../sample-office';
import { readDefinitions } from '../../scripts/definitions/definitions-folder';
import { type RunningHosts, startHosts } from '../../server';
import { samplePage, smallOffice, temporaryFolder } from './run-office';

/** Folders of municipalities below HOSTS_DIR, to write as an operator would. */
export interface MunicipalityFolders {
  /** HOSTS_DIR. */
  readonly path: string;
  /** Writes or changes a municipality: the lines of its host.env, and what its portal.json says besides the usual. */
  write(name: string, lines: readonly string[], portal?: object): void;
  folderOf(name: string): string;
  remove(): void;
}

/** The sign of a municipality, which stands in its definitions and in what its office answers, and nowhere else. */
export const signOf = (name: string) => `«${name}»`;

/** The municipalities whose signs stand in a text. */
export const signsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/«([a-z0-9-]+)»/g)].flatMap(([, name]) => name ?? []));

export const hostOf = (name: string) => `${name}.example.pl`;

/** Makes a county, whose pack has few services, and an empty HOSTS_DIR beside it. */
export function makeMunicipalityFolders(): MunicipalityFolders {
  const folder = temporaryFolder();
  const path = join(folder.path, 'hosts');
  const county = join(folder.path, 'county');
  mkdirSync(path);
  mkdirSync(join(county, 'services'), { recursive: true });
  writeJson(join(county, 'portal.json'), {
    definitionVersion: 2,
    extends: 'okienko@2',
    id: 'county',
    pdfBy: 'portal',
    languages: ['pl'],
    services: { only: ['budzet-dochody'] },
  });
  writeJson(join(county, 'services', 'drzewa.json'), trees('Drzewa powiatu'));
  const folderOf = (name: string) => join(path, name);
  return {
    path,
    folderOf,
    write(name, lines, portal = {}) {
      const definitions = join(folderOf(name), 'definitions');
      mkdirSync(join(definitions, 'services'), { recursive: true });
      const sign = signOf(name);
      const office = { name: `Gmina ${sign}`, portalName: `Okienko ${sign}`, officeName: `Urząd ${sign}` };
      writeJson(join(definitions, 'portal.json'), { definitionVersion: 2, extends: '../../../county', id: name, office, ...portal });
      writeJson(join(definitions, 'services', 'drzewa.json'), { title: `Drzewa ${sign}` });
      writeFileSync(join(folderOf(name), 'host.env'), `${lines.join('\n')}\n`);
    },
    remove: folder.remove,
  };
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, JSON.stringify(value));
}

function trees(title: string): object {
  const row = { type: 'object', required: ['gatunek'], properties: { gatunek: { type: 'string' } } };
  const response = { type: 'object', required: ['lista'], properties: { lista: { type: 'array', items: row } } };
  return {
    slug: 'drzewa',
    title,
    group: 'budzet',
    sources: { drzewa: { endpoint: '/drzewa', response } },
    blocks: [
      {
        id: 'tabela',
        block: 'table',
        title: 'Drzewa',
        rows: '=drzewa.lista',
        whenEmpty: 'Nie ma drzew.',
        columns: [{ id: 'gatunek', label: 'Gatunek' }],
      },
    ],
    pdf: { fileName: 'drzewa.pdf' },
  };
}

/** An answer of one of the municipalities. */
export interface HostAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

interface Sent {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** A process of several municipalities. */
export interface HostsUnderTest {
  readonly running: RunningHosts;
  /** What was told to the operator. */
  readonly told: string[];
  /** Asks a host; all hosts are asked through the same few connections, as by a proxy. */
  ask(host: string, path: string, sent?: Sent): Promise<HostAnswer>;
  close(): Promise<void>;
}

/** Starts the process with the real server on a free port; it looks at the folders every few milliseconds. */
export async function startTestHosts(
  folders: MunicipalityFolders,
  variables: Readonly<Record<string, string>> = {},
): Promise<HostsUnderTest> {
  const told: string[] = [];
  const environment = { HOSTS_DIR: folders.path, DATA_DIR: join(folders.path, '..', 'data'), RATE_LIMIT: '0', ...variables };
  const running = await startHosts({
    configuration: smallOffice(environment),
    environment,
    app: { folder: null, template: async () => samplePage },
    readDefinitions,
    surroundings: portalSurroundings,
    sampleOffice,
    now: () => new Date('2026-11-21T10:00:00Z'),
    tell: (text) => void told.push(text),
    lookEvery: 30,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const { port } = new URL(running.address);
  return {
    running,
    told,
    ask: (host, path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const type = body === undefined ? {} : { 'content-type': 'application/json' };
        const asked = request({ host: '127.0.0.1', port, path, method, agent, headers: { host, ...type, ...headers } }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const bytes = Buffer.concat(parts);
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
          });
        });
        asked.on('error', reject);
        asked.end(body === undefined ? undefined : JSON.stringify(body));
      }),
    async close() {
      agent.destroy();
      await running.close();
    },
  };
}
