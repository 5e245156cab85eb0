// One process for several municipalities: what each of them answers is its own, whoever is asked beside it, and a fault of one is no other's.

import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleEditors } from '../../sample-office/sample-editors';
import { demoPassword } from '../../sample-office/seed/accounts/demo-accounts';
import { inMunicipality } from '../../server/log/current-municipality';
import { type LocalServer, serveLocally } from '../local-server';
import { readPdf } from '../read-pdf';
import { type HostAnswer, type HostsUnderTest, hostOf, makeMunicipalityFolders, signOf, signsIn, startTestHosts } from './municipalities';
import { endProcesses, startProcess } from './office-processes';
import { openPool, type PostgresServer, startPostgres } from './postgres-server';

// Milliseconds; the limit is for what hangs.
const patience = 300_000;
vi.setConfig({ testTimeout: patience, hookTimeout: patience });

/**
 * Municipalities before offices elsewhere, and those whose office is in this process, on schemas of one PostgreSQL. `morze` names the database
 * itself and no schema, so it has the one that the server chooses.
 */
const elsewhere = Array.from({ length: 8 }, (_, index) => `las-${index}`);
const builtIn = ['rzeka', 'jezioro', 'morze'];
const schemaOf = (name: string) => (name === 'morze' ? 'public' : name);
const names = [...elsewhere, ...builtIn];

const folders = makeMunicipalityFolders();
let postgres: PostgresServer;
let offices: LocalServer;
let hosts: HostsUnderTest;

const officeLine = (name: string) => {
  return `OFFICE_API_URL=${offices.url}/${name}`;
};
const linesOf = (name: string) => [
  `HOSTS=${hostOf(name)},www.${hostOf(name)}`,
  ...(elsewhere.includes(name) ? [officeLine(name)] : []),
  ...(name === 'morze' ? [`DATABASE_URL=${postgres.url}`] : []),
];

beforeAll(async () => {
  postgres = await startPostgres();
  // The offices of all municipalities: each repeats who was asked and what it was sent.
  offices = await serveLocally(async (request, response) => {
    const [, name = ''] = (request.url ?? '').split('/');
    let body = '';
    for await (const piece of request) body += piece;
    const { authorization = '' } = request.headers;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ lista: [{ gatunek: `Dąb ${signOf(name)} ${authorization} ${body}` }] }));
  });
  for (const name of names) folders.write(name, linesOf(name));
  hosts = await startTestHosts(folders, { DATABASE_URL: postgres.url, SANDBOX: 'true', SEED_SCALE: '0.02', METRICS_PORT: '0' });
});
afterAll(async () => {
  endProcesses();
  await hosts?.close();
  await offices?.stop();
  await postgres?.stop();
  folders.remove();
});

/** Numbers that look random and are the same in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const order = { inputs: {}, state: {}, address: {}, variant: null, subject: {} };
const login = { method: 'POST' as const, body: { login: 'anna', haslo: demoPassword, recaptcha: null } };

async function tokenOf(name: string): Promise<string> {
  const { status, text } = await hosts.ask(hostOf(name), '/api/uzytkownicy/token', login);
  expect(status, text).toBe(200);
  const { token }: { readonly token: string } = JSON.parse(text);
  return token;
}

describe('municipalities of one process', () => {
  it('keep the connections of a proxy open for longer than proxies do', async () => {
    expect((await hosts.ask(hostOf('rzeka'), '/healthz')).headers['keep-alive']).toBe('timeout=75');
  });

  it('have editors of their own: a session, a draft and what is published belong to one of them', async () => {
    const cookies = new Map<string, string>();
    const room = async (name: string, login: string, path: string, body?: object) => {
      const cookie = cookies.get(`${name} ${login}`) ?? '';
      const sent = { method: body ? ('POST' as const) : ('GET' as const), ...(body && { body }) };
      const answer = await hosts.ask(hostOf(name), `/redakcja/api${path}`, {
        ...sent,
        headers: { origin: `https://${hostOf(name)}`, cookie },
      });
      const [given = ''] = answer.headers['set-cookie'] ?? [];
      if (given) cookies.set(`${name} ${login}`, given.split(';')[0] ?? '');
      return { status: answer.status, ...JSON.parse(answer.text) };
    };
    const enter = async (name: string, login: string) => {
      const { password = '', totpSecret = '' } = sampleEditors.find((one) => one.login === login) ?? {};
      const code = await generate({ secret: totpSecret, epoch: Date.parse('2026-11-21T10:00:00Z') / 1000 });
      expect((await room(name, login, '/session', { login, password, code })).status).toBe(200);
    };
    await enter('rzeka', 'redaktor');
    await enter('rzeka', 'zatwierdza');
    cookies.set('jezioro redaktor', cookies.get('rzeka redaktor') ?? '');
    expect((await room('jezioro', 'redaktor', '/session')).code).toBe('signed-out');
    await enter('jezioro', 'redaktor');
    const before = JSON.parse((await hosts.ask(hostOf('jezioro'), '/pack/current.json')).text).version;

    const edits = [{ file: 'services/drzewa/service.json', path: '/title', set: `Lasy ${signOf('rzeka')}` }];
    const { id } = await room('rzeka', 'redaktor', '/drafts', { edits });
    await room('rzeka', 'redaktor', `/drafts/${id}/hand-in`, { title: 'Lasy', reason: 'Nazwa', legalBasis: '' });
    await room('rzeka', 'zatwierdza', `/drafts/${id}/approve`, {});
    expect(await room('rzeka', 'zatwierdza', `/drafts/${id}/publish`, {})).toMatchObject({ revision: 1 });
    expect((await room('jezioro', 'redaktor', '/drafts')).drafts).toEqual([]);
    expect((await room('jezioro', 'redaktor', `/drafts/${id}`)).code).toBe('not-found');
    expect((await room('jezioro', 'redaktor', '/revisions')).revisions).toEqual([]);
    expect(JSON.parse((await hosts.ask(hostOf('jezioro'), '/pack/current.json')).text).version).toBe(before);
    expect((await hosts.ask(hostOf('rzeka'), '/uslugi/drzewa')).text).toContain('Lasy');
  });

  it('answer with nothing of each other, however their requests interleave', async () => {
    // A contact address in each schema, written past the portal.
    const tokens = new Map<string, string>();
    for (const name of builtIn) {
      tokens.set(name, await tokenOf(name));
      const pool = openPool(postgres.url, `-c search_path=${schemaOf(name)}`);
      await pool.query('UPDATE contact SET web_address = $1', [`https://${signOf(name)}`]);
      await pool.end();
    }
    const versions = new Map<string, string>();
    for (const name of names) {
      const { version }: { readonly version: string } = JSON.parse((await hosts.ask(hostOf(name), '/pack/current.json')).text);
      versions.set(name, version);
    }
    expect(new Set(versions.values()).size).toBe(names.length);

    const random = randomNumbers(20_261_122);
    const isBuiltIn = (name: string) => builtIn.includes(name);
    const check = (name: string, { status, text }: HostAnswer, what: string) => {
      expect(status, `${what} of ${name}: ${text.slice(0, 300)}`).toBe(200);
      expect([...signsIn(text)], `${what} of ${name}`).toEqual([name]);
    };
    const kinds: readonly ((name: string, number: number) => Promise<void>)[] = [
      async (name) => check(name, await hosts.ask(hostOf(name), '/uslugi/drzewa'), 'page'),
      async (name) => check(name, await hosts.ask(hostOf(name), `/pack/index.pl.${versions.get(name)}.json`), 'index'),
      async (name) => {
        const other = names[random(names.length)] ?? '';
        const foreign = await hosts.ask(hostOf(name), `/pack/index.pl.${versions.get(other)}.json`);
        expect(foreign.status, `index of ${other} at ${name}`).toBe(other === name ? 200 : 404);
      },
      async (name) => {
        const { status, text } = await hosts.ask(`WWW.${hostOf(name)}:4000`, '/pack/current.json');
        expect([status, text.includes(`"version":"${versions.get(name)}"`)], `pack of ${name}`).toEqual([200, true]);
      },
      async (name, number) => {
        if (isBuiltIn(name)) return check(name, await hosts.ask(hostOf(name), '/api/pi/kontakt'), 'contact');
        const sent = { method: 'POST' as const, headers: { authorization: `Bearer t-${number}` }, body: { number, znak: signOf(name) } };
        const answer = await hosts.ask(hostOf(name), '/api/drzewa', sent);
        check(name, answer, 'call');
        expect(answer.text).toContain(`Bearer t-${number} {\\"number\\":${number},`);
      },
      async (name) => {
        if (isBuiltIn(name)) {
          const other = builtIn[random(builtIn.length)] ?? '';
          const headers = { authorization: `Bearer ${tokens.get(other)}` };
          const { status } = await hosts.ask(hostOf(name), '/api/uzytkownicy/informacje', { headers });
          expect(status, `token of ${other} at ${name}`).toBe(other === name ? 200 : 401);
          return;
        }
        const { status, bytes } = await hosts.ask(hostOf(name), '/dokument/drzewa', { method: 'POST', body: order });
        // Eight at a time are the share of a municipality; what is more is told to wait.
        expect([200, 429], bytes.toString('utf8', 0, 200)).toContain(status);
        if (status === 200) expect([...signsIn(readPdf(bytes).pageText(0))], `document of ${name}`).toEqual([name]);
      },
    ];
    let left = 700;
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        while (left > 0) {
          left -= 1;
          await kinds[random(kinds.length)]?.(names[random(names.length)] ?? '', left);
        }
      }),
    );
  });

  it('share the connections to their database server, each within its own schema', async () => {
    const pool = openPool(postgres.url);
    const { rows } = await pool.query("SELECT schemaname FROM pg_tables WHERE tablename = 'contact' ORDER BY 1");
    expect(rows.map(({ schemaname }) => schemaname)).toEqual(['jezioro', 'public', 'rzeka']);
    const watches = await pool.query("SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'okienko-watch'");
    expect(watches.rows).toEqual([{ count: 1 }]);
    await pool.end();
  });

  it('tell the operator their states and figures by name', async () => {
    const metrics = hosts.running.metrics ?? '';
    const states = await (await fetch(metrics.replace(/metrics$/, 'readyz'))).json();
    expect(states).toEqual({ status: 'ready', failed: 0, municipalities: Object.fromEntries(names.map((name) => [name, 'open'])) });
    const figures = await (await fetch(metrics)).text();
    expect(figures).toMatch(/okienko_payments\{state="posted",municipality="rzeka"\}/);
    expect(figures).toMatch(/okienko_http_request_duration_seconds_count\{municipality="las-3",[^}]*route="\/api\/drzewa"/);
  });
});

const closedWords = 'Portal jest chwilowo zamknięty';

describe('while the others go on', () => {
  const other = elsewhere[0] ?? '';
  const othersAnswer = async () => expect((await hosts.ask(hostOf(other), '/uslugi/drzewa')).status).toBe(200);
  const statusOf = async (name: string, path = '/') => (await hosts.ask(hostOf(name), path)).status;

  it('a municipality that is added opens, and one that vanishes closes with words', async () => {
    folders.write('nowa', [`HOSTS=${hostOf('nowa')}`, officeLine('nowa')]);
    await expect.poll(() => statusOf('nowa'), { timeout: patience / 2 }).toBe(200);
    renameSync(folders.folderOf('nowa'), `${folders.path}-nowa`);
    await expect.poll(() => statusOf('nowa'), { timeout: patience / 2 }).toBe(503);
    const page = await hosts.ask(hostOf('nowa'), '/uslugi/drzewa');
    expect([page.text.includes(closedWords), page.headers['retry-after']]).toEqual([true, '5']);
    const call = await hosts.ask(hostOf('nowa'), '/api/drzewa?lang=en');
    expect([call.status, JSON.parse(call.text)]).toEqual([503, { kod: 15, opis: expect.stringMatching(/^[A-Z]/) }]);
    await othersAnswer();
    renameSync(`${folders.path}-nowa`, folders.folderOf('nowa'));
    await expect.poll(() => statusOf('nowa'), { timeout: patience / 2 }).toBe(200);
  });

  it('one with broken definitions says that it is in preparation until they are mended', async () => {
    folders.write('zepsuta', [`HOSTS=${hostOf('zepsuta')}`, officeLine('zepsuta')], { office: 7 });
    await expect.poll(() => statusOf('zepsuta'), { timeout: patience / 2 }).toBe(503);
    expect((await hosts.ask(hostOf('zepsuta'), '/')).text).toContain('w&nbsp;przygotowaniu');
    expect((await hosts.ask(hostOf('zepsuta'), '/readyz')).status).toBe(503);
    await othersAnswer();
    folders.write('zepsuta', [`HOSTS=${hostOf('zepsuta')}`, officeLine('zepsuta')]);
    await expect.poll(() => statusOf('zepsuta', '/uslugi/drzewa'), { timeout: patience / 2 }).toBe(200);
  });

  it('one whose database is away is closed, which is told once, until its settings are mended', async () => {
    const gone = [`HOSTS=${hostOf('sucha')}`, 'DATABASE_URL=postgres://nikt:tajne@127.0.0.1:1/nic'];
    folders.write('sucha', gone);
    await expect.poll(() => statusOf('sucha'), { timeout: patience / 2 }).toBe(503);
    expect((await hosts.ask(hostOf('sucha'), '/')).text).toContain(closedWords);
    await othersAnswer();
    const told = hosts.told.filter((text) => text.includes('127.0.0.1:1/nic'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^This municipality cannot be opened: The database postgres:\/\/nikt:\*\*\*@/);
    folders.write('sucha', [`HOSTS=${hostOf('sucha')}`, officeLine('sucha')]);
    await expect.poll(() => statusOf('sucha'), { timeout: patience / 2 }).toBe(200);
  });

  it('a fault that nothing caught closes the one in whose work it happened, and its next request opens it again', async () => {
    expect(hosts.running.takeFault(new Error('of the process'))).toBe(false);
    expect(inMunicipality('las-1', () => hosts.running.takeFault(new Error('of las-1')))).toBe(true);
    await othersAnswer();
    expect(await statusOf('las-1', '/uslugi/drzewa')).toBe(200);
    expect(hosts.told.filter((text) => text.includes('of las-1'))).toHaveLength(1);
  });

  it('settings that cannot be read, or that take the host or data of another, are told and change nothing', async () => {
    const before = hosts.told.length;
    const toldSince = () => hosts.told.slice(before).join('\n');
    folders.write('zlodziej', [`HOSTS=${hostOf(other)} ${hostOf('zlodziej')}`, officeLine('zlodziej')]);
    await expect.poll(() => statusOf('zlodziej'), { timeout: patience / 2 }).toBe(200);
    expect([...signsIn((await hosts.ask(hostOf(other), '/uslugi/drzewa')).text)]).toEqual([other]);
    folders.write('sobowtor', [`HOSTS=${hostOf('sobowtor')}`, `DATABASE_URL=${postgres.url}`, 'DATABASE_SCHEMA=rzeka']);
    writeFileSync(join(folders.folderOf(other), 'host.env'), 'PORT=80\n');
    folders.write('Wielka_Litera', [`HOSTS=${hostOf('wielka')}`]);
    await expect.poll(toldSince).toMatch(new RegExp(`zlodziej is not served.*${hostOf(other)} is claimed by ${other} and zlodziej`));
    await expect.poll(toldSince).toMatch(/sobowtor is not served.*same database or data folder as rzeka/);
    await expect.poll(toldSince).toMatch(/PORT holds for the whole process and cannot stand in host\.env/);
    await expect.poll(toldSince).toMatch(/Wielka_Litera is not served.*small letters/);
    // The same tables by another address.
    const alias = `${postgres.url}?application_name=alias`;
    folders.write('cien', [`HOSTS=${hostOf('cien')}`, `DATABASE_URL=${alias}`, 'DATABASE_SCHEMA=rzeka']);
    await expect.poll(() => statusOf('cien')).toBe(503);
    await expect.poll(toldSince).toMatch(/cannot be opened: Its DATABASE_URL and DATABASE_SCHEMA lead to the tables of rzeka/);
    expect(await statusOf('sobowtor')).toBe(421);
    await othersAnswer();
    for (const name of ['zlodziej', 'sobowtor', 'Wielka_Litera', 'cien']) rmSync(folders.folderOf(name), { recursive: true });
    folders.write(other, linesOf(other));
    await expect.poll(() => statusOf('zlodziej')).toBe(503);
    await othersAnswer();
  });

  it('a host that nobody has gets no portal, and a request without one clear host is refused', async () => {
    expect(await statusOf('nieznana')).toBe(421);
    expect((await hosts.ask('127.0.0.1', '/')).status).toBe(421);
    expect((await hosts.ask('[::1]:4000', '/')).status).toBe(400);
    expect((await hosts.ask(`${hostOf(other)}, ${hostOf('las-1')}`, '/')).status).toBe(400);
    expect((await hosts.ask(hostOf('nieznana'), '/', { headers: { 'x-forwarded-host': hostOf(other) } })).status).toBe(421);
    expect((await hosts.ask(hostOf(other), `http://${hostOf('las-1')}/`)).status).toBe(400);
    expect(await (await fetch(`${hosts.running.address}/healthz`)).json()).toEqual({ status: 'ok' });
  });
});

it('the start command names the municipalities and their hosts, and a stop ends all of them cleanly', async () => {
  const own = makeMunicipalityFolders();
  own.write('sad', [`HOSTS=${hostOf('sad')}`, officeLine('sad')]);
  const { address, output, child, ended } = await startProcess({
    environment: { HOSTS_DIR: own.path, DATA_DIR: join(own.path, '..', 'data'), DATABASE_URL: '' },
  });
  expect(output()).toMatch(/Municipalities: 1\n +sad +sad\.example\.pl/);
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  own.remove();
});
