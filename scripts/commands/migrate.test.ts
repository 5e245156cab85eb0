import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryCommand } from '../command-line/try-command-for-tests';
import { migrate } from './migrate';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'okienko-migrate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = async (...args: string[]) => await tryCommand(migrate, ...args);
const write = (text: string) => writeFileSync(join(folder, 'portal.json'), text);
const written = () => readFileSync(join(folder, 'portal.json'), 'utf8');

test('prints each change with its file and line, writes it once, and nothing in a dry run', async () => {
  const before = '{\n  "id": "gmina",\n  "version": "1.0"\n}\n';
  write(before);
  const dry = await run(folder, '--dry-run');
  expect(dry).toMatchObject({ code: 0, err: '' });
  expect(dry.out).toMatch(
    /portal\.json:3 {2}version: 1\.0 → removed\n.*version 1 → 2, changes: 1, files: 1 \(dry run: nothing was written\)$/,
  );
  expect(written()).toBe(before);
  expect((await run(folder)).out).toMatch(/changes: 1, files: 1$/);
  expect(JSON.parse(written())).toEqual({ definitionVersion: 2, id: 'gmina' });
  expect((await run(folder)).out).toMatch(/is already in version 2\. Nothing was changed\.$/);
});

test('refuses what it cannot migrate, and says what to do', async () => {
  write('{ no JSON');
  expect(await run(folder)).toMatchObject({ code: 3, err: expect.stringMatching(/no valid portal\.json.+npm run check -- --definitions/) });
  write('{ "definitionVersion": 3 }');
  expect(await run(folder)).toMatchObject({ code: 3, err: expect.stringMatching(/is in version 3 .+ up to 2: use a newer one\.$/) });
  expect(await run(join(folder, 'none'))).toMatchObject({ code: 3, err: expect.stringContaining('cannot be read') });
  expect(await run('--dry')).toMatchObject({ code: 2, err: expect.stringMatching(/--dry[\s\S]+npm run migrate/) });
});
