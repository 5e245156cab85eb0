import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPack } from '../../engine/authoring';
import { buildPack, sampleSurroundings } from '../../engine/authoring/check/cases';
import { readDefinitions } from '../definitions/definitions-folder';
import { type FixedFolder, fixFolder } from './fix-folder';

const service = 'services/dochody/service.json';
let outer = '';
let folder = '';

beforeEach(async () => {
  outer = await mkdtemp(join(tmpdir(), 'fix-'));
  folder = join(outer, 'pack');
  for (const [name, bytes] of buildPack([])) {
    await mkdir(dirname(file(name)), { recursive: true });
    await writeFile(file(name), bytes);
  }
});
afterEach(() => rm(outer, { recursive: true }));

const file = (name: string) => join(folder, name);
const read = (name: string) => readFile(file(name), 'utf8');

function fix(how: 'write' | 'show' = 'write', language: 'en' | 'pl' = 'en'): FixedFolder {
  return fixFolder(readDefinitions(folder), sampleSurroundings, how, language);
}

async function change(name: string, from: string, to: string): Promise<string> {
  const before = await read(name);
  expect(before).toContain(from);
  await writeFile(file(name), before.replace(from, to));
  return before;
}

describe('mending a folder', () => {
  it('writes names of which one is near, keeps the rest of the file, and does nothing the second time', async () => {
    const portal = await change('portal.json', '"embedOrigins"', '"embedOrigns"');
    const formats = await change(service, '"format": "money"', '"format": "mony"');
    const { text } = fix();
    expect(text).toMatch(/portal\.json:\d+ {2}unknown-property\n {2}Write embedOrigins instead of embedOrigns\./);
    expect(text).toMatch(/\n2 changes written\.\n$/);
    expect([await read('portal.json'), await read(service)]).toEqual([portal, formats]);
    expect(fix('write', 'pl').text).toBe('Nic nie ma jednej właściwej odpowiedzi; żaden plik się nie zmienił.\n');
    expect([await read('portal.json'), await read(service)]).toEqual([portal, formats]);
  });

  it('only shows the difference when it is asked to', async () => {
    await change('portal.json', '"embedOrigins"', '"embedOrigns"');
    const before = await read('portal.json');
    const { text, changes } = fix('show');
    expect(text).toMatch(/\n- {2}"embedOrigns": \[\n\+ {2}"embedOrigins": \[\n/);
    expect(text).toMatch(/\n1 change, not written\.\n$/);
    expect(changes).toMatchObject([{ rule: 'unknown-property', says: 'Write embedOrigins instead of embedOrigns.' }]);
    expect(await read('portal.json')).toBe(before);
  });

  it('leaves what two names are equally near to, and what a person has to decide', async () => {
    await change(service, '"category": "nazwa"', '"category": "nazwX"');
    await change(service, '"id": "kwota"', '"id": "nazwY"');
    await change(service, '"slug": "dochody"', '"slug": "dochod"');
    const before = await read(service);
    expect(fix().changes.filter(({ rule }) => rule !== 'missing-translation')).toEqual([]);
    expect(await read(service)).toBe(before);
    const { files } = readDefinitions(folder);
    expect(checkPack(files, undefined, sampleSurroundings).problems).toContainEqual(
      expect.objectContaining({ rule: 'slug-mismatch', suggestion: 'dochody' }),
    );
  });

  it('says which file cannot be written', async () => {
    await rm(file('services/dochody/en.json'));
    await mkdir(file('services/dochody/en.json'));
    expect(() => fix()).toThrow(/services\/dochody\/en\.json cannot be written: EISDIR/);
  });

  it('changes nothing outside the folder, and then no file at all', async () => {
    await change(service, '"format": "money"', '"format": "mony"');
    await change('portal.json', '"embedOrigins"', '"embedOrigns"');
    const elsewhere = join(outer, 'portal.json');
    await writeFile(elsewhere, await read('portal.json'));
    await rm(file('portal.json'));
    await symlink(elsewhere, file('portal.json'));
    const before = await read(service);
    expect(() => fix()).toThrow(/portal\.json leads outside /);
    expect(await read(service)).toBe(before);
    expect(await readFile(elsewhere, 'utf8')).toContain('"embedOrigns"');
  });

  it('begins missing translations in the order of the texts, and files that there are not', async () => {
    await mkdir(file('services/drzewa'));
    const schema = '../../../schema/service.schema.json';
    const trees = {
      $schema: schema,
      slug: 'drzewa',
      title: 'Drzewa',
      group: 'budzet',
      blocks: [{ id: 'wstep', block: 'text', text: 'Wycinka i\u00a0sadzenie.' }],
    };
    await writeFile(file('services/drzewa/service.json'), JSON.stringify(trees, null, 2));
    await writeFile(file('services/drzewa/en.json'), '{\n\t"blocks.wstep.text": "Felling and planting."\n}\n');
    await change('portal.json', '"en"', '"en", "de"');
    await writeFile(file('texts/de.json'), '{}');
    const fixed = fix();
    expect(await read('services/drzewa/en.json')).toBe('{\n\t"title": "",\n\t"blocks.wstep.text": "Felling and planting."\n}\n');
    expect(await read('services/drzewa/de.json')).toBe(
      `{\n  "$schema": "${schema.replace('service.schema', 'texts.schema')}",\n  "title": "",\n  "blocks.wstep.text": ""\n}\n`,
    );
    expect(JSON.parse(await read('portal.de.json'))).toEqual({ 'office.name': '', 'office.portalName': '', 'groups.budzet.title': '' });
    expect(JSON.parse(await read('texts/de.json'))).toEqual({ 'table.rows': '' });
    // What is begun is still told as missing, and Polish is shown.
    const { problems } = checkPack(fixed.files, undefined, sampleSurroundings);
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['missing-translation']));
    expect(problems.filter(({ place }) => place.file === 'services/drzewa/service.json')).toHaveLength(3);
    const { mtimeMs } = await stat(file('services/drzewa/de.json'));
    expect(fix().text).toBe('Nothing has one right answer; no file was changed.\n');
    expect((await stat(file('services/drzewa/de.json'))).mtimeMs).toBe(mtimeMs);
  });
});
