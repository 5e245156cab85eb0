import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runMigrate } from './migrate';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'okienko-migrate-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function migrate(...args: string[]): { readonly code: number; readonly out: string; readonly err: string } {
  const [out, err]: [string[], string[]] = [[], []];
  const code = runMigrate(
    args,
    (line) => out.push(line),
    (line) => err.push(line),
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const write = (text: string) => writeFileSync(join(folder, 'portal.json'), text);
const written = () => readFileSync(join(folder, 'portal.json'), 'utf8');

test('prints each change with its file and line, writes it once, and nothing in a dry run', () => {
  const before = '{\n  "id": "gmina",\n  "version": "1.0"\n}\n';
  write(before);
  const dry = migrate(folder, '--dry-run');
  expect(dry).toMatchObject({ code: 0, err: '' });
  expect(dry.out).toMatch(
    /portal\.json:3 {2}version: 1\.0 → removed\n.*version 1 → 2, changes: 1, files: 1 \(dry run: nothing was written\)$/,
  );
  expect(written()).toBe(before);
  expect(migrate(folder).out).toMatch(/changes: 1, files: 1$/);
  expect(JSON.parse(written())).toEqual({ definitionVersion: 2, id: 'gmina' });
  expect(migrate(folder).out).toMatch(/is already in version 2\. Nothing was changed\.$/);
});

test('refuses what it cannot migrate, and says what to do', () => {
  write('{ no JSON');
  expect(migrate(folder)).toMatchObject({ code: 1, err: expect.stringMatching(/no valid portal\.json.+npm run check -- --definitions/) });
  write('{ "definitionVersion": 3 }');
  expect(migrate(folder)).toMatchObject({ code: 1, err: expect.stringMatching(/is in version 3 .+ up to 2: use a newer one\.$/) });
  expect(migrate(join(folder, 'none'))).toMatchObject({ code: 1, err: expect.stringContaining('cannot be read') });
  expect(migrate('--dry')).toMatchObject({ code: 1, err: expect.stringMatching(/'--dry'[\s\S]+npm run migrate/) });
});
