import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { builtPacksBeside, keepForStart } from '../../scripts/compile/built-packs';
import { compileFolder } from '../../scripts/compile/compile-folder';
import { type OfficeOptions, type RunningOffice, StartFailure } from '../../server';
import { type KeptPack, readKeptPack, writeKeptPack } from '../../server/publishing/kept-pack-file';
import { startFirstOffice, temporaryFolder } from './run-office';

// Milliseconds; the limit is for what hangs.
const patience = 240_000;
vi.setConfig({ testTimeout: patience, hookTimeout: patience });

const folder = temporaryFolder();
const data = join(folder.path, 'data');
const packs = join(data, 'packs');
const base = join(folder.path, 'base');
const gmina = join(folder.path, 'gmina');
const portalFile = join(gmina, 'portal.json');
const portal = '{"definitionVersion":2,"extends":"../powiat","id":"gmina","languages":["pl"],"services":{"only":["budzet-dochody"]}}';
const warned = '1 warning';
const made = '2026-11-21T10:00:00.000Z';
const later = '2026-11-22T10:00:00.000Z';

let told = '';
const open: RunningOffice[] = [];

beforeAll(() => {
  cpSync('definitions', base, { recursive: true });
  mkdirSync(join(folder.path, 'powiat'));
  writeFileSync(join(folder.path, 'powiat', 'portal.json'), '{"definitionVersion":2,"extends":"../base","id":"powiat"}');
  mkdirSync(join(gmina, 'services'), { recursive: true });
  writeFileSync(join(gmina, 'services', 'budzet-dochody.json'), '{"blocks":[{"id":"nieMa","remove":true}]}');
});

afterAll(folder.remove);

beforeEach(() => {
  writeFileSync(portalFile, portal);
  rmSync(data, { recursive: true, force: true });
});

afterEach(async () => {
  for (const office of open.splice(0)) await office.close();
});

/** Starts a portal before another office, so that no database is needed, a day after the first one. Forgets what was told before. */
async function start(definitions = gmina, options: Partial<OfficeOptions> = {}): Promise<RunningOffice> {
  told = '';
  const office = await startFirstOffice(
    { DATA_DIR: data, DEFINITIONS_DIR: definitions, OFFICE_API_URL: 'http://127.0.0.1:1' },
    {
      tell: (text) => {
        told += `${text}\n`;
      },
      now: () => new Date(later),
      ...options,
    },
  );
  open.push(office);
  return office;
}

async function stop(): Promise<void> {
  for (const office of open.splice(0)) await office.close();
}

/** A start whose pack is kept, and the stop after it. */
async function runOnce(definitions = gmina, options: Partial<OfficeOptions> = {}): Promise<void> {
  await start(definitions, { now: () => new Date(made), ...options });
  await stop();
}

const keptFile = () => {
  const names = readdirSync(packs);
  expect(names).toHaveLength(1);
  return join(packs, names[0] ?? '');
};

function kept(): KeptPack {
  const found = readKeptPack(keptFile());
  if (found === null || 'reason' in found) throw new Error(`There is no kept pack: ${found?.reason}`);
  return found;
}

async function ready({ address }: RunningOffice): Promise<{ readonly status: number; readonly definitions: string }> {
  const answer = await fetch(`${address}/readyz`);
  const { checks } = (await answer.json()) as { checks: { definitions: string } };
  return { status: answer.status, definitions: checks.definitions };
}

const status = async ({ address }: RunningOffice, path: string) => (await fetch(address + path)).status;

describe('definitions that are broken when the portal starts', () => {
  it('do not close it: the pack of the last good start is served and the operator told, until they are mended', async () => {
    await runOnce();
    expect(told).toContain(warned);
    writeFileSync(portalFile, '{ "id": ');

    const office = await start(gmina, { development: true });
    expect(told).toMatch(/portal\.json:1:9 +error +not-json/);
    expect(told).toContain(`The pack of ${made}, kept by an earlier start, is served until these definitions are good.`);
    expect(await ready(office)).toEqual({ status: 200, definitions: `have errors; the pack of ${made} is served` });
    const paths = ['/', '/uslugi/budzet-dochody', '/openapi.json', '/pack/current.json', '/pack/assets/arms.svg'];
    for (const path of paths) expect(await status(office, path), path).toBe(200);
    const events = (await fetch(`${office.address}/pack/events`)).body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('portal.json:1:')) heard += (await events?.read())?.value ?? '';
    expect(heard).toContain(`event: pack\ndata: {"version":"${kept().pack.version}"}`);
    await events?.cancel();

    writeFileSync(portalFile, portal.replace('"pl"', '"pl","en"'));
    await expect.poll(() => ready(office), { timeout: patience / 2 }).toEqual({ status: 200, definitions: 'ok' });
    const current = (await (await fetch(`${office.address}/pack/current.json`)).json()) as { indexes: object };
    expect(Object.keys(current.indexes)).toEqual(['pl', 'en']);
    await stop();
    expect(kept().made).toBe(later);
  });

  it('or whose folder is gone are replaced by the kept pack too, but never by that of another folder or portal', async () => {
    await runOnce();
    const away = `${gmina}-away`;
    renameSync(gmina, away);
    try {
      const office = await start();
      expect(told).toMatch(/cannot be read.*is served until/s);
      expect([await status(office, '/uslugi/budzet-dochody'), await status(office, '/pack/assets/arms.svg')]).toEqual([200, 200]);
      await expect(start(join(folder.path, 'nowhere'))).rejects.toThrow(StartFailure);
    } finally {
      await stop();
      renameSync(away, gmina);
    }
    // Another folder has no pack yet, whatever lies beside.
    const other = join(folder.path, 'other');
    mkdirSync(other, { recursive: true });
    writeFileSync(join(other, 'portal.json'), '{ "id": ');
    expect(await ready(await start(other))).toEqual({ status: 503, definitions: 'no pack could be published' });
    await stop();
    // The same folder, in which another municipality's definitions were put.
    writeFileSync(portalFile, '{"definitionVersion":2,"extends":"../base","id":"sasiednia","languages":"pl"}');
    expect((await ready(await start())).status).toBe(503);
    expect(told).toMatch(/The pack kept in .+ is not served: it belongs to the portal gmina, not to sasiednia\./);
  });

  it.each<[string, (file: string) => void | Promise<void>, RegExp]>([
    ['cut off', (file) => truncateSync(file, 5_000), /The pack kept in .+ is ignored: it is cut off, altered, or of another version\./],
    ['empty', (file) => writeFileSync(file, ''), /is ignored: it is cut off/],
    [
      'altered',
      (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('Dochody', 'Rozchody')),
      /is ignored: it is cut off, altered/,
    ],
    [
      'of another engine',
      (file) => writeKeptPack(file, { ...kept(), engine: 'another', inputs: 'another' }),
      /is not served: it was made by another version of the portal, or with other widgets and kinds\./,
    ],
  ])('are not replaced by a kept pack that is %s, which is told; mended, they replace it', async (_, spoil, words) => {
    await runOnce();
    await spoil(keptFile());
    writeFileSync(portalFile, '{ "id": ');
    const office = await start();
    expect(told).toMatch(words);
    expect(await ready(office)).toEqual({ status: 503, definitions: 'no pack could be published' });
    writeFileSync(portalFile, portal);
    await expect.poll(() => ready(office), { timeout: patience / 2 }).toEqual({ status: 200, definitions: 'ok' });
    await stop();
    expect(kept().made).toBe(later);
  });
});

describe('definitions that are the same as at the last start', () => {
  // A report that no checker would write shows where it came from.
  const remember = async () => {
    await runOnce();
    await writeKeptPack(keptFile(), { ...kept(), report: 'kept report' });
  };

  it('are not checked and compiled again, and their warnings are told all the same', async () => {
    await remember();
    const office = await start();
    expect(told).toBe('kept report\n');
    expect(await ready(office)).toEqual({ status: 200, definitions: 'ok' });
    expect([await status(office, '/uslugi/budzet-dochody'), await status(office, '/openapi.json')]).toEqual([200, 200]);
    // The first edit afterwards compiles everything and is seen.
    writeFileSync(portalFile, portal.replace('"pl"', '"pl","de"'));
    await expect.poll(() => told, { timeout: patience / 2 }).toContain(warned);
    await stop();
    expect(kept().made).toBe(later);
  });

  it('but extend a base that changed, or rely on kinds of the project, are compiled', async () => {
    await remember();
    const changed = join(base, 'services', 'budzet-dochody', 'service.json');
    const before = readFileSync(changed, 'utf8');
    writeFileSync(changed, before.replace('"Dochody budżetu"', '"Dochody gminy"'));
    try {
      await start();
      expect(told).toContain(warned);
      await stop();
      expect(kept().made).toBe(later);
    } finally {
      writeFileSync(changed, before);
    }
    const surroundings = { ...portalSurroundings, kinds: {} };
    await runOnce(gmina, { surroundings });
    expect(kept().inputs).toBeNull();
    await start(gmina, { surroundings });
    await stop();
    expect(kept().made).toBe(later);
    writeFileSync(portalFile, '{ "id": ');
    expect(await ready(await start(gmina, { surroundings }))).toMatchObject({ status: 200, definitions: expect.stringContaining(later) });
  });

  it('are published also when they cannot be kept, and the operator is told what that means', async () => {
    mkdirSync(data);
    writeFileSync(packs, 'a file where the folder should be');
    const office = await start();
    expect(await ready(office)).toEqual({ status: 200, definitions: 'ok' });
    await stop();
    expect(told).toMatch(/The pack could not be kept in .+: .+ After a restart with broken definitions the portal would not open\./);
  });
});

describe('definitions of which a build has made a pack', () => {
  const app = join(folder.path, 'dist', 'app');
  const builtPacks = builtPacksBeside(app);

  it('are not compiled at the first start, which keeps that pack; changed since, they are', async () => {
    const built = await compileFolder(gmina, join(folder.path, 'dist', 'pack'));
    await keepForStart(built, app);
    const before = readdirSync(builtPacks).map((name) => readFileSync(join(builtPacks, name), 'utf8'));

    const first = await start(gmina, { builtPacks });
    expect(told).toContain(warned);
    expect(await ready(first)).toMatchObject({ status: 200 });
    await stop();
    // An office that compiles says that its pack is of the day on which it starts.
    expect(kept().made).not.toBe(later);
    expect(readFileSync(keptFile(), 'utf8')).toBe(before[0]);

    rmSync(data, { recursive: true });
    writeFileSync(portalFile, portal.replace('["pl"]', '["pl","en"]'));
    await start(gmina, { builtPacks });
    await stop();
    expect(kept().made).toBe(later);
  });
});
