import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryCommand } from '../command-line/try-command-for-tests';
import { newService } from '../commands/new-service';

const root = path.resolve(import.meta.dirname, '../..');
let definitions = '';

beforeEach(async () => {
  definitions = await mkdtemp(path.join(tmpdir(), 'definitions-'));
  await cp(path.join(root, 'definitions'), definitions, { recursive: true });
});
afterEach(() => rm(definitions, { recursive: true }));

/** Runs the command as it is started from a terminal. */
function start(...given: string[]) {
  const command = ['--import', 'tsx', 'scripts/commands/new-service.ts', ...given, '--definitions', definitions];
  return spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
}

/** The same without a process of its own. */
async function run(given: readonly string[], folder = definitions) {
  const { code, out, err } = await tryCommand(newService, ...given, '--definitions', folder);
  return { status: code, stdout: out, stderr: err };
}

test('writes one file for a sample answer and prints what comes next', async () => {
  const sample = path.join(definitions, 'answer.txt');
  await writeFile(sample, JSON.stringify({ parkingi: [{ nazwa: 'Rynek', stawkaGodzinowa: 3.5 }] }));
  const result = start('parkingi-gminne', '--from', sample, '--group', 'pojazdy', '--endpoint', '/parkingi/dajParkingi');
  expect(result).toMatchObject({ status: 0, stderr: '' });
  expect(result.stdout).toContain('/uslugi/parkingi-gminne');
  const written: unknown = JSON.parse(await readFile(path.join(definitions, 'services/parkingi-gminne.json'), 'utf8'));
  expect(written).toMatchObject({
    $schema: '../schema/service.schema.json',
    group: 'pojazdy',
    sources: { dane: { endpoint: '/parkingi/dajParkingi' } },
    blocks: [{ rows: '=dane.parkingi', columns: [{ id: 'nazwa' }, { id: 'stawkaGodzinowa', format: 'money' }] }],
    pdf: { fileName: 'parkingi_gminne.pdf' },
  });
});

test('makes a service of an operation of an OpenAPI document, with a choice of residents and a chart', async () => {
  const document = path.join(definitions, 'office.txt');
  const schema = { type: 'array', items: { type: 'object', properties: { nazwa: { type: 'string' }, liczba: { type: 'integer' } } } };
  const get = {
    operationId: 'dajDrzewa',
    parameters: [{ name: 'rok', in: 'query', schema: { enum: [2026, 2025] } }],
    responses: { 200: { content: { 'application/json': { schema } } } },
  };
  await writeFile(
    document,
    JSON.stringify({ openapi: '3.0.3', servers: [{ url: 'https://api.gmina.example' }], paths: { '/drzewa': { get } } }),
  );
  const made = await run(['drzewa', '--openapi', document, '--operation', 'dajDrzewa', '--chart']);
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).toContain('The document names the server https://api.gmina.example.');
  const written: unknown = JSON.parse(await readFile(path.join(definitions, 'services/drzewa.json'), 'utf8'));
  expect(written).toMatchObject({
    sources: { dane: { endpoint: '/drzewa', query: { rok: '=params.rok' } } },
    params: { rok: { control: 'select' } },
    blocks: [{ block: 'chart', kind: 'bar', category: 'nazwa', value: 'liczba' }, { block: 'table' }],
  });
  expect((await run(['inne', '--openapi', document])).stderr).toContain('Operations of the document: dajDrzewa.');
  expect(await run(['inne', '--openapi', document, '--operation', 'nieznana'])).toMatchObject({
    status: 3,
    stderr: expect.stringContaining('It has: dajDrzewa.'),
  });
  expect((await run(['inne', '--openapi', document, '--from', document])).status).toBe(2);
});

test('never writes over a service, in its short or its long form', async () => {
  const before = await readFile(path.join(definitions, 'services/budzet-dochody/service.json'), 'utf8');
  expect((await run(['budzet-dochody'])).status).toBe(3);
  expect(await readFile(path.join(definitions, 'services/budzet-dochody/service.json'), 'utf8')).toBe(before);
  expect((await run(['nowa'])).status).toBe(0);
  const again = await run(['nowa']);
  expect(again.status).toBe(3);
  expect(again.stderr).toContain('already exists');
});

test.each([
  [['Zła Nazwa'], 2, 'cannot be the name of a service'],
  [[], 2, 'SLUG is missing'],
  [['nowa', '--group', 'nieznana'], 3, 'portal.json has no group "nieznana"'],
  [['nowa', '--from', '/no/such/file.json'], 3, 'cannot be read'],
  [['nowa', '--endpoint', 'bez-ukosnika'], 2, 'is not the path of a call'],
])('refuses %j with exit code %i and one line', async (given, code, words) => {
  const { status, stderr } = await run(given);
  expect(status).toBe(code);
  const [first, ...more] = stderr.split('\n');
  expect(first).toContain(words);
  expect(more).toEqual(code === 2 ? ['', expect.stringMatching(/^Usage: npm run new-service -- SLUG /)] : []);
});

test('writes into an overlay, which takes its groups from the folders that it extends, and knows their services', async () => {
  const overlay = path.join(definitions, 'municipalities/nowa');
  await mkdir(overlay, { recursive: true });
  await writeFile(path.join(overlay, 'portal.json'), '{ "definitionVersion": 2, "extends": "../jodlowa-gora", "id": "nowa" }');
  expect(await run(['parki', '--group', 'mieszkancy'], overlay)).toMatchObject({ status: 0, stderr: '' });
  const written: unknown = JSON.parse(await readFile(path.join(overlay, 'services/parki.json'), 'utf8'));
  expect(written).toMatchObject({ slug: 'parki', group: 'mieszkancy' });
  expect((await run(['budzet-wydatki'], overlay)).stderr).toMatch(/definitions\/services\/budzet-wydatki\/service\.json already exists/);
  expect((await run(['--help'])).stdout).toMatch(/^npm run new-service -- SLUG .*\n\nWrites the definition of a new service/);
});
