import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writePack } from './write-pack';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pack-'));
});
afterEach(() => rm(folder, { recursive: true }));

function packOf(version: string) {
  return {
    version,
    files: new Map([
      ['current.json', `{"version":"${version}"}`],
      [`index.pl.${version}.json`, '{}'],
      ['texts.pl.t.json', '{}'],
    ]),
  };
}

test('writes every file of the pack and leaves no draft', async () => {
  expect(await writePack(packOf('v1'), path.join(folder, 'dist/pack'))).toBe(2);
  expect((await readdir(path.join(folder, 'dist/pack'))).sort()).toEqual(['current.json', 'index.pl.v1.json', 'texts.pl.t.json']);
});

test('a second pack keeps the files of the first and writes only what is new', async () => {
  await writePack(packOf('v1'), folder);
  expect(await writePack(packOf('v2'), folder)).toBe(1);
  expect((await readdir(folder)).sort()).toEqual(['current.json', 'index.pl.v1.json', 'index.pl.v2.json', 'texts.pl.t.json']);
  expect(await readFile(path.join(folder, 'current.json'), 'utf8')).toBe('{"version":"v2"}');
});

test('a file that was cut short is written again', async () => {
  await writePack(packOf('v1'), folder);
  await writeFile(path.join(folder, 'texts.pl.t.json'), '{');
  expect(await writePack(packOf('v1'), folder)).toBe(1);
  expect(await readFile(path.join(folder, 'texts.pl.t.json'), 'utf8')).toBe('{}');
});

test('current.json keeps pointing at the old pack while the new one cannot be written', async () => {
  await writePack(packOf('v1'), folder);
  const broken = packOf('v2');
  broken.files.set('no-such-folder/x.json', '{}');
  await expect(writePack(broken, folder)).rejects.toThrow();
  expect(await readFile(path.join(folder, 'current.json'), 'utf8')).toBe('{"version":"v1"}');
});
