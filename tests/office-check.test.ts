// npm run check -- --office, tried on the mock office: what is in order stays quiet, and every way of answering wrongly is named.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, expect, test, vi } from 'vitest';
import { portalSurroundings } from '../custom-widgets/surroundings';
import { checkPack, officeCalls, officeQuestions } from '../engine/authoring';
import { tryCommand } from '../scripts/command-line/try-command-for-tests';
import { check } from '../scripts/commands/check';
import { readDefinitions, readDefinitionsFolder } from '../scripts/definitions/definitions-folder';
import { createMockOffice } from '../scripts/mock-office/mock-server';
import type { WayName } from '../scripts/mock-office/way-names';
import { checkOffice } from '../scripts/office-check/check-office';
import { tryOffice } from '../scripts/office-check/try-office';

const { pack } = checkPack(readDefinitionsFolder('definitions'), undefined, portalSurroundings);
if (!pack) throw new Error('The base pack has errors.');
const questions = officeQuestions(pack);
const calls = officeCalls(pack);
const user = { token: 'secret.test.token', pesel: '44051401359', nip: '1234563218' };
const nobody = { token: null, pesel: null, nip: null };
const start = async (way: WayName) => {
  const office = createMockOffice({ calls, answers: new Map(), way });
  return { office, address: await office.listen({ host: '127.0.0.1', port: 0 }) };
};
const good = await start('good');
const silent = await start('silent');

const at = (address: string) => () => ({ address, headers: {} });

afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([good.office.close(), silent.office.close()]);
});

async function checked(way: WayName, asked = questions) {
  await good.office.inject({ method: 'POST', url: '/_ways', payload: { way } });
  return await checkOffice({ questions: asked, find: at(good.address), user, timeLimit: 10_000 });
}

const names = questions.filter(({ asker }) => asker === 'najpopularniejsze-imiona');

test('an office that answers every source as its contract says has nothing broken', async () => {
  const { findings, asked, inOrder, broken, notAsked } = await checked('good');
  expect(findings).toEqual([]);
  expect({ inOrder, broken, all: asked + notAsked.length }).toEqual({ inOrder: asked, broken: 0, all: questions.length });
  expect(notAsked.map(({ asker, reason }) => `${asker}: ${reason}`)).toEqual([
    'budzet-w-skrocie: rok has no examples',
    'budzet-w-skrocie: rok has no examples',
    'listy-wyborcze: pesel has no examples',
    'wykaz-pojazdow: rok has no examples',
  ]);
  expect(asked).toBeGreaterThan(50);
});

test('without a test user only what is public is asked, and the reason says which variable is missing', async () => {
  const { broken, notAsked } = await checkOffice({ questions, find: at(good.address), user: nobody, timeLimit: 10_000 });
  expect(broken).toBe(0);
  expect(notAsked).toContainEqual({ asker: 'nieruchomosci-osoby', name: 'nieruchomosci', reason: 'OFFICE_TOKEN is not set' });
});

test.each([
  ['wrong', '/listaImion/0/liczbaOsob has another type than declared (1 in this answer)'],
  ['lacking', '/listaImion is missing (1 in this answer)'],
  ['cut', 'answers with something that is not JSON, or ends too early'],
  ['refused', 'refuses the call (status 400)'],
  ['loggedOut', 'refuses the call (status 401): it wants a user who is signed in'],
  ['failed', 'fails (status 500, with a page of HTML)'],
] as const)('an answer in the way %s is named with its place and call', async (way, words) => {
  const { findings, broken } = await checked(way, names);
  expect(broken).toBe(1);
  expect(findings).toMatchObject([
    { asker: 'najpopularniejsze-imiona', name: 'imiona', call: 'GET /el/dajNajpopularniejszeImiona', words },
  ]);
  expect(findings[0]?.place.file).toBe('services/najpopularniejsze-imiona/service.json');
  expect(findings[0]?.place.line).toBeGreaterThan(1);
});

test('silence, an office that is not there and a name that nobody has are told apart', async () => {
  const words = async (office: string, timeLimit: number) => {
    const { findings } = await checkOffice({ questions: names, find: at(office), user, timeLimit });
    return findings.map((finding) => finding.words);
  };
  expect(await words(silent.address, 200)).toEqual(['gives no whole answer within 0.2 s']);
  expect(await words('http://127.0.0.1:1', 10_000)).toEqual([
    expect.stringMatching(/^(nothing listens at 127\.0\.0\.1:1|the connection fails)/),
  ]);
  expect(await words('http://office.invalid', 10_000)).toEqual(['the name office.invalid is not known']);
});

test('further offices are asked where their variables say, in their shapes, and not at all without these', async () => {
  const folder = readDefinitions('docs/examples');
  const { pack: examples } = checkPack(folder.files, folder.base, portalSurroundings);
  if (!examples) throw new Error('The examples have errors.');
  const library = createMockOffice({ calls: officeCalls(examples), answers: new Map(), way: 'good' });
  const keys: unknown[] = [];
  library.addHook('onRequest', async ({ headers }) => void keys.push(headers['x-api-key'], headers.authorization));
  const address = await library.listen({ host: '127.0.0.1', port: 0 });
  const tried = (environment: Readonly<Record<string, string>>) =>
    tryOffice({ office: 'http://127.0.0.1:1', user, environment }, examples, 'example-office');
  const there = { OFFICE_LIBRARY_URL: `${address}/@library/`, OFFICE_LIBRARY_KEY: 'klucz' };
  expect(await tried(there)).toMatchObject({ asked: 1, broken: 0, findings: [], notAsked: [] });
  expect(keys).toEqual(['klucz', undefined]);
  await library.inject({ method: 'POST', url: '/_ways', payload: { way: 'lacking' } });
  expect((await tried(there)).findings.map(({ words }) => words)).toContain('/ksiazki has another type than declared (1 in this answer)');
  await library.close();
  expect(await tried({ OFFICE_LIBRARY_URL: address })).toMatchObject({ asked: 0, notAsked: [{ reason: 'OFFICE_LIBRARY_KEY is not set' }] });
});

async function run(...args: string[]): Promise<{ readonly code: number; readonly out: string }> {
  for (const [name, value] of Object.entries({ TOKEN: user.token, PESEL: user.pesel, NIP: user.nip })) vi.stubEnv(`OFFICE_${name}`, value);
  const { code, out, err } = await tryCommand(check, ...args);
  return { code, out: out + err };
}

test('an office with names of its own is asked by these, and its mock wants them', async () => {
  const calls = {
    konfiguracja: {
      query: { dzien: { type: 'string', format: 'date', description: 'A day.', examples: ['2026-11-21'] } },
      send: { query: { data: "=query.dzien.split('-').join('')" } },
    },
    listaPodmiotow: { personal: true, send: { query: { klient: '=query.pesel' } } },
    wylogowanie: {
      body: { type: 'object', properties: { ile: { type: 'number', examples: [6.2] } } },
      send: { body: { a: { b: '=fixed(body.ile, 2)' } } },
    },
  };
  const files = new Map([
    ['portal.json', { definitionVersion: 2, extends: 'okienko', id: 'obcy' }] as const,
    ['calls.json', { calls }] as const,
  ]);
  const bytes = new Map([...files].map(([name, content]) => [name, new TextEncoder().encode(JSON.stringify(content))] as const));
  const base = { layers: [{ name: 'okienko', files: readDefinitionsFolder('definitions') }], lack: null };
  const { pack: own } = checkPack(bytes, base, portalSurroundings);
  if (!own) throw new Error('The overlay has errors.');
  const named = officeQuestions(own).filter(({ name }) => ['shell.configuration', 'session.subjects'].includes(name));
  const office = createMockOffice({ calls: officeCalls(own), answers: new Map(), way: 'good' });
  const asked: string[] = [];
  office.addHook('onRequest', async ({ url }) => void asked.push(url));
  const address = await office.listen({ host: '127.0.0.1', port: 0 });
  expect(await checkOffice({ questions: named, find: at(address), user, timeLimit: 10_000 })).toMatchObject({ broken: 0, asked: 2 });
  expect(asked.toSorted()).toEqual(['/lista-podmiotow?klient=44051401359', '/pi/konfiguracja?data=20261121']);
  expect((await office.inject('/pi/konfiguracja?dzien=2026-11-21')).headers['x-mock-office']).toBe(
    'The call GET /pi/konfiguracja lacks data.',
  );
  const [sent] = officeCalls(own).filter(({ endpoint }) => endpoint === '/pi/wylogowanie');
  expect(sent?.body).toEqual([
    {
      name: 'a',
      optional: false,
      contract: { type: 'object', required: ['b'], properties: { b: expect.objectContaining({ examples: ['6.20'] }) } },
    },
  ]);
  await office.close();
});

test('the command prints line, source, call and fault, ends with the counts, fails, and tells nothing of the user', async () => {
  await good.office.inject({ method: 'POST', url: '/_ways', payload: { way: 'good' } });
  await good.office.inject({ method: 'POST', url: '/_ways', payload: { call: 'GET /nieruchomosci/dajNieruchomosci', way: 'wrong' } });
  const broken = await run('--office', `${good.address}/`, '--service', 'nieruchomosci-osoby');
  expect(broken.code).toBe(1);
  expect(broken.out).toMatch(
    /\ndefinitions\/services\/nieruchomosci-osoby\/service\.json:\d+:\d+ {2}nieruchomosci-osoby nieruchomosci\n {2}GET \/nieruchomosci\/dajNieruchomosci\?pesel=\*\n {2}\/\S+ has another type than declared/,
  );
  expect(broken.out).toMatch(/\n1 asked, 0 in order, 1 broken, 0 not asked$/);
  const data = await run('--office', good.address, '--service', 'nieruchomosci-osoby', '--format', 'json');
  expect(JSON.parse(data.out)).toMatchObject({ office: { asked: 1, broken: 1, findings: expect.any(Array) } });
  for (const secret of Object.values(user)) expect(broken.out + data.out).not.toContain(secret);
  const whole = await run('--office', good.address, '--service', 'najpopularniejsze-imiona');
  expect(whole).toMatchObject({ code: 0, out: expect.stringMatching(/\n1 asked, 1 in order, 0 broken, 0 not asked$/) });
});

test('an address or a service that cannot be meant is refused in a line', async () => {
  expect(await run('--office', 'office.example')).toMatchObject({
    code: 2,
    out: expect.stringMatching(/^--office must be an http or https/),
  });
  expect(await run('--office', 'http://me:pw@office.example')).toMatchObject({ code: 2, out: expect.not.stringContaining('pw@') });
  expect(await run('--office', good.address, '--service', 'brak')).toMatchObject({
    code: 3,
    out: expect.stringMatching(/^There is no service brak/),
  });
});

/** An office of one answer, written by hand; gives what was asked and the words of the findings. */
async function heard(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
  asked = names,
): Promise<{ readonly words: readonly string[]; readonly received: readonly IncomingMessage[] }> {
  const received: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    received.push(request);
    answer(response, request);
  });
  const address = await new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      resolve(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/api`);
    }),
  );
  const { findings } = await checkOffice({ questions: asked, find: at(address), user, timeLimit: 30_000 });
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { words: findings.map(({ words }) => words), received };
}

const html = { 'content-type': 'text/html; charset=utf-8' };
test.each<[string, (response: ServerResponse) => void, string]>([
  ['a page of HTML with status 200', (to) => to.writeHead(200, html).end('<p>Zaloguj'), 'answers with a page of HTML instead of JSON'],
  ['another charset', (to) => to.end(Buffer.from('{"listaImion":"Łódź"}', 'latin1')), 'answers with letters that are not UTF-8'],
  ['a redirect out', (to) => to.writeHead(302, { location: '/login' }).end(), 'redirects (status 302) out of the office, or in a circle'],
  [
    'a redirect to another host',
    (to) => to.writeHead(307, { location: 'http://127.0.0.1:1/api/x' }).end(),
    'redirects (status 307) out of the office, or in a circle',
  ],
  ['a circle', (to) => to.writeHead(302, { location: 'again' }).end(), 'redirects (status 302) out of the office, or in a circle'],
  ['more than 64 MB', (to) => Readable.from(spaces()).pipe(to), 'answers more than 64 MB'],
  [
    'half an answer',
    (to) => void to.writeHead(200, { 'content-length': 99 }).write('{', () => to.destroy()),
    'the connection ends in the middle of the answer',
  ],
])('%s is told in words', async (_, answer, words) => {
  expect((await heard(answer)).words).toEqual([expect.stringContaining(words)]);
});

function* spaces(): Generator<Buffer> {
  const megabyte = Buffer.alloc(1_048_576, ' ');
  for (let sent = 0; sent < 65; sent++) yield megabyte;
}

test('a redirect inside the office is followed, at most three times, and the token goes along', async () => {
  const personal = questions.filter(({ asker }) => asker === 'nieruchomosci-osoby').slice(0, 1);
  const { received } = await heard((to, { url }) => {
    if (url?.includes('/there')) to.writeHead(500).end();
    else to.writeHead(302, { location: '/api/there' }).end();
  }, personal);
  expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret.test.token', 'Bearer secret.test.token']);
  expect((await heard((to) => to.writeHead(302, { location: '/api/on' }).end())).received).toHaveLength(4);
  // What is about nobody is asked without it.
  expect((await heard((to) => to.end('{}'))).received[0]?.headers.authorization).toBeUndefined();
});

test('a refusal that the definition expects by its kod is in order, and any other is not', async () => {
  const expecting = names.map((question) => ({ ...question, kods: ['1234'] }));
  const refusing = (given: string) => (to: ServerResponse) =>
    to.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ kod: Number(given), opis: 'Odmowa.' }));
  expect((await heard(refusing('1234'), expecting)).words).toEqual([]);
  expect((await heard(refusing('987654'), expecting)).words).toEqual(['refuses the call (status 400)']);
});
