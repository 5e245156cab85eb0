import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPack } from '../../engine/authoring';
import { baseFolder, readDefinitions } from './definitions-folder';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'layers-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function folder(name: string, extended: string, files: Readonly<Record<string, object>> = {}): void {
  const all = { 'portal.json': { definitionVersion: 2, extends: extended, id: name.replaceAll('/', '-') }, ...files };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name, file)), { recursive: true });
    writeFileSync(join(root, name, file), JSON.stringify(content, null, 2));
  }
}

/** Lines that a person reads, with the folder of the test as `.`. */
function toldAbout(name: string): readonly string[] {
  const { files, base, nameOf } = readDefinitions(join(root, name));
  return checkPack(files, base).problems.map(({ place, message }) => `${nameOf(place.file).replace(root, '.')}:${place.line} ${message}`);
}

describe('a folder that extends another, which extends another', () => {
  it('is read down to the base pack, each path from the folder that says it', () => {
    folder('kraj/powiaty/zielony', 'okienko@2');
    folder('kraj/gminy/nowa', '../../powiaty/zielony');
    folder('kraj/gminy/nowa/test', '..');
    const { base, folders } = readDefinitions(join(root, 'kraj/gminy/nowa/test'));
    expect(base.lack).toBeNull();
    expect(base.layers.map(({ name }) => name)).toEqual(['..', '../../../powiaty/zielony', 'okienko']);
    expect(folders.map((path) => path.replace(root, '.'))).toEqual([
      './kraj/gminy/nowa/test',
      './kraj/gminy/nowa',
      './kraj/powiaty/zielony',
      baseFolder,
    ]);
    expect(base.layers.at(-1)?.files.has('calls.json')).toBe(true);
  });

  it('says in which file and line a folder is missing', () => {
    folder('gmina', '../powiat');
    folder('powiat', '../kraj');
    expect(toldAbout('gmina')).toEqual(['./powiat/portal.json:3 The folder in extends was not found.']);
    expect(readDefinitions(join(root, 'gmina')).folders).toContain(join(root, 'kraj'));
  });

  it.each([
    ['itself', { gmina: '.' }, './gmina/portal.json:3'],
    ['one that extends it', { gmina: '../powiat', powiat: '../gmina' }, './powiat/portal.json:3'],
    ['one of a circle', { gmina: '../a', a: '../b', b: '../a' }, './b/portal.json:3'],
  ])('says where it leads back to %s', (_, chain, place) => {
    for (const [name, extended] of Object.entries(chain)) folder(name, extended);
    expect(toldAbout('gmina')).toEqual([`${place} This leads back to a folder that extends this one, so there is no lowest folder.`]);
  });

  it('names the file of the layer that a problem is in', () => {
    folder('gmina', '../powiat', { 'services/a.json': { titel: 1 } });
    folder('powiat', 'okienko@9');
    expect(toldAbout('gmina')).toEqual(['./powiat/portal.json:3 This program brings the base pack okienko@2, not version 9.']);
  });
});
