// Two folders of a municipality's definitions are compared as in a pull request.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tryCommand } from '../command-line/try-command-for-tests';
import { changes } from './changes';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  for (const folder of ['before', 'after']) cpSync(join(import.meta.dirname, '../../definitions'), join(root, folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

async function run(...args: string[]): ReturnType<typeof tryCommand> {
  const folders = new Set(['before', 'after', 'none']);
  const tried = await tryCommand(changes, ...args.map((word) => (folders.has(word) ? join(root, word) : word)));
  return { ...tried, out: tried.out.replaceAll('\u00a0', ' ') };
}

interface Definition {
  title: string;
  readonly access: { protected?: boolean };
  readonly blocks: { readonly id: string; readonly block: string; columns?: unknown[] }[];
}

function edit(file: string, change: (definition: Definition) => void): void {
  const path = join(root, 'after', file);
  const definition = JSON.parse(readFileSync(path, 'utf8'));
  change(definition);
  writeFileSync(path, JSON.stringify(definition, null, 2));
}

it('says nothing of a folder that only looks different', async () => {
  edit('services/budzet-dochody/service.json', () => undefined);
  expect(await run('before', 'after')).toEqual({ code: 0, out: '# Zmiany\n\nNic się nie zmienia.', err: '' });
});

it('says in Polish what changes for whom, rights first, with scenarios and municipalities', async () => {
  edit('services/karta-naleznosci/service.json', (definition) => {
    definition.access.protected = false;
  });
  edit('services/budzet-dochody/service.json', (definition) => {
    const table = definition.blocks.find(({ id }) => id === 'dochody');
    table?.columns?.push({ id: 'reszta', label: 'Pozostało', value: '=row.planPoZmianach - row.dochodyWykonane', format: 'money' });
  });
  const { code, out, err } = await run('before', 'after');
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(out).toMatch(
    /^# Zmiany: 2 zmiany\n\n## ⚠️ Więcej osób zobaczy lub zrobi więcej\n\n- \*\*Dostęp jest szerszy\.\*\* Na ekranie „Należność”/,
  );
  expect(out).toMatch(
    /- W tabeli „Dochody budżetu gminy”: dodano kolumnę „Pozostało” \(kwota\) po „Dochody wykonane”\. Zmieni się: ekran, PDF i CSV\. Brakuje tłumaczeń: angielski, niemiecki i ukraiński\. \(`\S*after\/services\/budzet-dochody\/service\.json:\d+`\)/,
  );
  expect(out).toContain('- Gminy, do których to dociera: `jodlowa-gora` (2 zmiany)');
  expect(out).toMatch(/## Scenariusze, które kończą się inaczej\n\n- `budzet-dochody`, „[^”]+” \*\*\(przestaje przechodzić\)\*\*\n {2}- `/);
});

it('says the same as data and in English', async () => {
  const { code, out } = await run('before', 'after', '--format', 'json');
  const data = JSON.parse(out);
  expect(code).toBe(1);
  expect(data.changes).toHaveLength(2);
  expect(data.impact.widened).toEqual([
    { kind: 'access', change: data.changes.findIndex(({ what }: { readonly what: string }) => what === 'Access.protected') },
  ]);
  expect((await run('before', 'after', '--language', 'en')).out).toContain('added the column “Pozostało” (money) after “Dochody wykonane”');
});

it('refuses folders that cannot be compared, and wrong options', async () => {
  expect(await run('before')).toMatchObject({ code: 2, out: '' });
  expect(await run('before', 'after', '--language', 'xx')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--language is pl or en'),
  });
  expect(await run('before', 'after', '--format', 'xx')).toMatchObject({ code: 2, err: expect.stringContaining('--format is md or json') });
  expect(await run('before', 'none')).toMatchObject({ code: 3, err: expect.stringContaining('cannot be read') });
  writeFileSync(join(root, 'after', 'portal.json'), '{');
  expect(await run('before', 'after')).toMatchObject({ code: 3, err: expect.stringContaining('makes no pack that could be compared') });
});
