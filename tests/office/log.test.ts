// The log for operators: one JSON object a line, with the id of the request, and nothing that a caller has sent.

import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOperatorLog } from '../../server';
import { serveLocally } from '../local-server';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { startSmallOffice, temporaryFolder } from './run-office';

const hostile = [
  '44051401359',
  '4405 1401 359',
  'Zażółć Kowalska',
  'anna@poczta.example',
  'eyJhbGciOiJIUzI1NiJ9.tajne',
  '"}\n{"level":"fatal',
];
const folder = temporaryFolder();
const written: string[] = [];
const place = { write: (line: string) => written.push(line) };
const log = openOperatorLog('json', { out: place, err: place });
let office: DatabaseOffice;
let address: string;

beforeAll(async () => {
  office = await openDatabaseOffice({ DATA_DIR: folder.path, TRUSTED_PROXIES: '1' }, { log: log.request, tell: log.tell });
  address = await office.listen();
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

/** The log so far as the objects of its lines. A line that is no JSON fails. */
const lines = (): Record<string, unknown>[] => written.map((line) => JSON.parse(line));
const linesOf = (id: string) => lines().filter(({ requestId }) => requestId === id);

test('holds no value of paths, queries, headers and bodies, also when a call fails, and each answer bears the id of its lines', async () => {
  const ids: string[] = [];
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(address + path, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    ids.push(answer.headers.get('x-request-id') ?? '');
  };
  const json = (value: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
  await office.database.execute(sql`ALTER TABLE account RENAME COLUMN nip TO nip_no_more`);
  for (const value of hostile) {
    const written = encodeURIComponent(value);
    for (const path of ['', 'api/', 'api/uzytkownicy/', 'uslugi/', 'assets/', 'pack/', 'skrzynka/', 'api/platnosci/p24/'])
      await ask(`/${path}${written}`);
    await ask(`/api/el/dajObwodWyborcy?pesel=${written}&dataWyborow=${written}`);
    await ask(`/uslugi/budzet-dochody?szukaj=${written}`);
    const plain = value.replace(/[^\x20-\x7e]/g, '');
    const headers = { authorization: `Bearer ${plain}`, cookie: `a=${plain}`, 'user-agent': plain, referer: plain, 'x-request-id': plain };
    await ask('/api/uzytkownicy/informacje', { headers });
    await ask('/api/uzytkownicy/token', json({ login: value, haslo: value, recaptcha: value }));
    await ask('/api/uzytkownicy/rejestracja', json({ [value]: value, login: value }));
    await ask('/api/uzytkownicy/token', { ...json(null), body: `{"login": "${value}` });
    await ask('/api/platnosci/p24/powiadomienie', { method: 'POST', body: value });
    await ask('/api/uzytkownicy/wezelKrajowy/powrot', {
      method: 'POST',
      body: new URLSearchParams({ SAMLResponse: value, RelayState: value }),
    });
  }
  await office.database.execute(sql`ALTER TABLE account RENAME COLUMN nip_no_more TO nip`);
  for (const id of ids)
    expect(linesOf(id).at(-1)).toMatchObject({ time: expect.any(String), message: 'answered', method: expect.any(String) });
  const faults = lines().filter(({ level }) => level === 'error');
  expect(faults).toContainEqual(expect.objectContaining({ route: '/api/uzytkownicy/token', status: 500, error: 'failed' }));
  const fault = faults.find(({ error }) => error === 'failed');
  // The fault was told while the request was answered, so both lines have its id.
  expect(linesOf(String(fault?.requestId)).map(({ level }) => level)).toEqual(['warn', 'error']);
  const all = decodeURIComponent(written.join('').replaceAll('%', '%25'));
  for (const value of ['44051401359', '1401 359', 'Kowalska', 'poczta', 'eyJ', 'fatal']) expect(all).not.toContain(value);
  expect(new Set(lines().map(({ route }) => route))).toContain('/uslugi/budzet-dochody');
  expect(lines().filter(({ route }) => route === 'unknown').length).toBeGreaterThan(0);
}, 120_000);

test('takes over the id of a trusted proxy that looks like one, and no other', async () => {
  const id = randomUUID();
  const idOf = async (given: string) =>
    (await fetch(`${address}/healthz`, { headers: { 'x-request-id': given } })).headers.get('x-request-id');
  expect(await idOf(id)).toBe(id);
  for (const given of ['44051401359', 'short', `${id} `.repeat(3), 'a@b.example-and-more'])
    expect(await idOf(given)).toMatch(/^[0-9a-f]{16}$/);
  const direct = temporaryFolder();
  const open = await openDatabaseOffice({ DATA_DIR: direct.path });
  const { headers } = await open.request({ method: 'GET', url: '/healthz', headers: { 'x-request-id': id } });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f]{16}$/);
  await open.close();
  direct.remove();
});

test('another office hears the id of each call, and a call that the browser or the office cuts off says so', async () => {
  const heard: (string | undefined)[] = [];
  let hangUp: () => void = () => undefined;
  const other = await serveLocally((request, response) => {
    heard.push(String(request.headers['x-request-id']));
    if (request.url?.startsWith('/waits')) hangUp();
    else if (request.url?.startsWith('/breaks')) request.socket.destroy();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const data = temporaryFolder();
  const passing = await startSmallOffice({ DATA_DIR: data.path, OFFICE_API_URL: other.url }, { log: log.request, tell: log.tell });
  try {
    const good = await fetch(`${passing.address}/api/fk/gmina/dajLataBudzetowe?pesel=44051401359`);
    expect(heard).toEqual([good.headers.get('x-request-id')]);
    expect(linesOf(heard[0] ?? '')).toMatchObject([{ route: '/api/fk/gmina/dajLataBudzetowe', status: 200 }]);
    expect((await fetch(`${passing.address}/api/breaks`)).status).toBe(502);
    expect(linesOf(heard[1] ?? '')).toMatchObject([{ level: 'error', route: '/api/*', status: 502, error: 'officeUnreachable' }]);
    const socket = connect(Number(new URL(passing.address).port), '127.0.0.1');
    hangUp = () => socket.destroy();
    socket.write('GET /api/waits HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await expect.poll(() => linesOf(heard[2] ?? 'none')).toMatchObject([{ route: '/api/*', cutOff: true }]);
  } finally {
    await passing.close();
    await other.stop();
    data.remove();
  }
});

test('of a process that ends because of a fault says why, and names nobody', () => {
  const program = `
    import { runOffice } from ${JSON.stringify(join(import.meta.dirname, '../../scripts/run-office.ts'))};
    setTimeout(() => Promise.reject(Object.assign(new Error('No room for 44051401359'), { detail: 'Kowalska' })), 0);
    await runOffice(() => new Promise(() => undefined));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { ...process.env, LOG_FORMAT: 'json' },
  });
  const said = stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect([status, said]).toEqual([1, [expect.objectContaining({ level: 'fatal' })]]);
  expect(stdout).toContain('Okienko ends because of a fault: Error: No room for …');
  expect(stdout + stderr).not.toMatch(/4405|Kowalska/);
});

test('for people is a line with method, route, status, time and id', () => {
  const [out, err]: [string[], string[]] = [[], []];
  const text = openOperatorLog('text', { out: { write: (line) => out.push(line) }, err: { write: (line) => err.push(line) } });
  text.request({ requestId: '0123456789abcdef', method: 'GET', route: '/api/*', status: 504, milliseconds: 12, error: 'officeTimeout' });
  text.tell('Payment 7 is disputed.\n');
  expect(out).toEqual([expect.stringMatching(/^\d{4}-\S+Z GET \/api\/\* 504 12 ms 0123456789abcdef officeTimeout\n$/)]);
  expect(err).toEqual(['Payment 7 is disputed.\n']);
});
