import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryCommand } from '../command-line/try-command-for-tests';
import { compile } from '../commands/compile';
import { baseFolder } from '../definitions/definitions-folder';

let folder = '';
let printed: string[] = [];
let complained: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compile-'));
  printed = [];
  complained = [];
  await cp(baseFolder, path.join(folder, 'definitions'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

async function run(...args: string[]): Promise<number> {
  const given = ['--definitions', path.join(folder, 'definitions'), '--out', path.join(folder, 'pack'), ...args];
  const { code, out, err } = await tryCommand(compile, ...given);
  printed.push(out);
  if (err !== '') complained.push(err);
  return code;
}

const current = () => readFile(path.join(folder, 'pack/current.json'), 'utf8');
const budget = () => path.join(folder, 'definitions/services/budzet-dochody/service.json');

test('writes the pack of the real definitions, and the same bytes the second time', async () => {
  expect(await run()).toBe(0);
  const names = await readdir(path.join(folder, 'pack'));
  const first = await current();
  expect(await run()).toBe(0);
  expect(await current()).toBe(first);
  expect(await readdir(path.join(folder, 'pack'))).toEqual(names);
  expect(printed.at(-1)).toContain('0 of them new');
});

test('writes nothing and shows the place of the mistake when a definition is wrong', async () => {
  await run();
  const before = await current();
  await writeFile(budget(), (await readFile(budget(), 'utf8')).replace('"block": "table"', '"block": "tabel"'));
  expect(await run()).toBe(1);
  expect(await current()).toBe(before);
  expect(complained.join('\n')).toMatch(/services\/budzet-dochody\/service\.json:\d+:\d+/);
});

test('an edited text gives a new version in which only that service is new', async () => {
  await run();
  const before = await readdir(path.join(folder, 'pack'));
  await writeFile(budget(), (await readFile(budget(), 'utf8')).replace('Dochody budżetu gminy', 'Dochody gminy'));
  expect(await run()).toBe(0);
  const added = (await readdir(path.join(folder, 'pack'))).filter((name) => !before.includes(name));
  expect(added.filter((name) => !name.startsWith('index.')).map((name) => name.replace(/\.[a-z0-9]{12}\./, '.*.'))).toEqual([
    'budzet-dochody.pl.*.json',
  ]);
});

test('says in one line what is wrong with a folder', async () => {
  expect(await run('--definitions', path.join(folder, 'nowhere'))).toBe(3);
  await writeFile(path.join(folder, 'file'), '');
  expect(await run('--out', path.join(folder, 'file/pack'))).toBe(3);
  expect(complained.map((text) => text.trim().split('\n').length)).toEqual([1, 1]);
});
