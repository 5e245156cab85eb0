// A municipality of this repository goes through an upgrade of its base: lock, check, decision, lock.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tryCommand } from '../command-line/try-command-for-tests';
import { upgradeCheck } from './upgrade-check';

const definitions = join(import.meta.dirname, '../../definitions');
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'upgrade-'));
  cpSync(definitions, join(root, 'base'), { recursive: true });
  cpSync(join(definitions, 'municipalities/jodlowa-gora'), join(root, 'gmina'), { recursive: true });
  change('gmina/portal.json', '"okienko@2"', '"../base"');
});
afterAll(() => rmSync(root, { recursive: true }));

function change(file: string, was: string, now: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(was);
  writeFileSync(join(root, file), text.replace(was, now));
}

async function run(...args: string[]): ReturnType<typeof tryCommand> {
  const tried = await tryCommand(upgradeCheck, '--definitions', join(root, 'gmina'), ...args);
  return { ...tried, err: tried.err.replaceAll(/\S*\/gmina/g, 'gmina') };
}

it('tells a municipality what an upgrade of its base means, and is quiet when that is decided', async () => {
  const before = await run();
  expect(before).toMatchObject({ code: 3, out: '' });
  expect(before.err).toBe(
    'There is no gmina/okienko.lock.json. With the base that your files were written for, write it once: npm run upgrade-check -- --definitions gmina --write',
  );
  expect(await run('--write')).toMatchObject({ code: 0, err: '' });
  const same = await run();
  expect(same).toMatchObject({ code: 0, err: '' });
  expect(same.out).toContain('Nothing that this folder relies on is different in the base.');

  const service = 'base/services/budzet-dochody/service.json';
  const definition = JSON.parse(readFileSync(join(root, service), 'utf8'));
  definition.intro = 'Nowy opis dochodów.';
  const table = definition.blocks.find(({ id }: { readonly id: string }) => id === 'dochody');
  table.columns = table.columns.filter(({ id }: { readonly id: string }) => id !== 'paragraf');
  writeFileSync(join(root, service), JSON.stringify(definition, null, 2));
  rmSync(join(root, 'base/services/liczba-mieszkancow-wyborcow'), { recursive: true, force: true });
  rmSync(join(root, 'base/services/liczba-mieszkancow-wyborcow.json'), { force: true });
  const nowa = {
    slug: 'nowa',
    title: 'Nowa usługa',
    group: 'budzet',
    sources: { dane: { endpoint: '/nowa', response: { type: 'object' } } },
  };
  const text = { id: 'a', block: 'text', text: 'Tekst' };
  writeFileSync(join(root, 'base/services/nowa.json'), JSON.stringify({ ...nowa, blocks: [text] }));

  const { code, out } = await run();
  expect(code).toBe(1);
  expect(out).toMatch(
    /services\/budzet-dochody, intro is now different in the base, and you had changed it\.\n {2}- in `\S*gmina\/services\/budzet-dochody\/service\.json:3`\n {2}- the base had: `Plan i[^\n]*\n {2}- the base has: `Nowy opis dochodów\.`\n {2}- yours: `Ile gmina/,
  );
  expect(out).toContain(
    '- services/budzet-dochody, blocks.dochody.columns.paragraf is gone from the base, and your files still remove it.',
  );
  expect(out).toContain('- services/liczba-mieszkancow-wyborcow is gone from the base, and your files still name it.');
  expect(out).toContain(
    '- The base has a new service nowa, “Nowa usługa”. Residents see it, unless services in portal.json leaves it out.',
  );
  expect(out).toContain('- GET /nowa is a new call that your office is asked.');
  expect(out).toContain('The definitions do not fit the base yet.');
  const data = await run('--json');
  expect(data.code).toBe(1);
  expect(JSON.parse(data.out)).toMatchObject({
    version: 1,
    findings: expect.arrayContaining([expect.objectContaining({ kind: 'changed', now: 'Nowy opis dochodów.', decide: true })]),
  });

  // Decided: the overlay follows. Until then the lock is not written over.
  expect(await run('--write')).toMatchObject({ code: 3, err: expect.stringContaining('The lock is not written') });
  rmSync(join(root, 'gmina/services/liczba-mieszkancow-wyborcow.json'));
  change('gmina/services/budzet-dochody/service.json', '{ "id": "paragraf", "remove": true },', '');
  expect(await run('--write')).toMatchObject({ code: 0, err: '' });
  expect(await run()).toMatchObject({ code: 0 });

  writeFileSync(join(root, 'gmina/okienko.lock.json'), '{');
  expect(await run()).toMatchObject({ code: 3, err: expect.stringContaining('cannot be used: it is not JSON') });
  writeFileSync(join(root, service), '{');
  expect(await run()).toMatchObject({ code: 3, err: expect.stringContaining('has errors') });
});

it('refuses a folder that extends nothing with exit code 3, and a wrong option with 2, in a clear line', async () => {
  const alone = async (...args: string[]) => await tryCommand(upgradeCheck, ...args);
  expect(await alone('--definitions', definitions)).toMatchObject({
    code: 3,
    err: expect.stringContaining('extends no folder that can be read'),
  });
  expect(await alone('--definitions', '/no/such')).toMatchObject({ code: 3, err: expect.stringContaining('cannot be read') });
  expect(await alone('--colour')).toMatchObject({ code: 2, err: expect.stringContaining('There is no option --colour.') });
  expect(await alone()).toMatchObject({
    code: 3,
    err: expect.stringContaining('definitions extends no folder that can be read'),
  });
});
