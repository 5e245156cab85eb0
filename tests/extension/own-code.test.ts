// The config of a project: what it names is found and checked, and what is wrong with it is said with file and remedy.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { gatewaysOf } from '../../scripts/own-code/own-office';
import { surroundingsOf } from '../../scripts/own-code/own-surroundings';
import { readOwnCode } from '../../scripts/own-code/read-config';

const project = join(import.meta.dirname, 'project');
const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A project with these files; the config is the module's whole text. */
function projectWith(config: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-project-'));
  made.push(folder);
  for (const [name, content] of Object.entries({ 'okienko.config.ts': config, ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const surroundingsIn = async (folder: string) => {
  const own = await readOwnCode({}, folder);
  await gatewaysOf(own);
  return await surroundingsOf(own);
};

/** What a person reads who starts a command in this project. */
async function complaint(config: string, files?: Readonly<Record<string, string>>): Promise<string> {
  const folder = projectWith(config, files);
  return await surroundingsIn(folder).then(
    () => 'nothing is wrong',
    (error: Error) => error.message.replaceAll(`${folder}/`, ''),
  );
}

const widget = { 'w/widget.tsx': 'export default () => null;\n' };
const described = (description: object) => ({ ...widget, 'w/widget.json': JSON.stringify(description, null, 2) });
const withWidget = "export default { widgets: { zegar: './w' } };";
const withKinds = "export default { kinds: './kinds.ts' };";

describe('the config of a project', () => {
  test('is the one in the working directory, or the one that OKIENKO_CONFIG names', async () => {
    const inside = await readOwnCode({}, project);
    expect(inside).toMatchObject({ folder: project, kinds: join(project, 'kinds.ts'), components: join(project, 'components.tsx') });
    expect(await readOwnCode({ OKIENKO_CONFIG: 'project/okienko.config.ts' }, import.meta.dirname)).toEqual(inside);
    expect(await readOwnCode({}, tmpdir())).toBeNull();
    await expect(readOwnCode({ OKIENKO_CONFIG: 'nowhere.ts' }, project)).rejects.toThrow(
      /OKIENKO_CONFIG names .*nowhere\.ts, which does not exist/,
    );
  });

  test('needs nothing of the portal but its doors', () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
    const doors = Object.keys(exports).map((door) => door.replace('.', 'okienko'));
    const modules = readdirSync(project, { recursive: true, encoding: 'utf8' }).filter((name) => /^(?!dist).*\.tsx?$/.test(name));
    const imported = modules.flatMap((name) =>
      [...readFileSync(join(project, name), 'utf8').matchAll(/from '([^']+)'/g)].map(([, specifier = '']) => specifier),
    );
    expect(imported.length).toBeGreaterThan(4);
    expect(
      imported.filter((specifier) => ![...doors, 'react', 'node:crypto'].includes(specifier) && !/^\.\/[\w-]+$/.test(specifier)),
    ).toEqual([]);
  });

  test('adds its kinds, widgets, gateways and login providers to those of the portal', async () => {
    expect((await gatewaysOf(await readOwnCode({}, project))).map(({ key }) => key)).toEqual(['bank']);
    const { kinds, widgets, logins } = await surroundingsIn(project);
    expect(logins).toEqual(['bank']);
    expect(Object.keys(kinds?.blocks ?? {})).toEqual(['stars']);
    expect(widgets.licznik).toMatchObject({ required: ['label'] });
    expect(Object.keys(widgets)).toEqual(expect.arrayContaining(['licznik', 'login']));
  });

  test.each([
    [
      'a name that is none',
      "export default { kindz: './kinds.ts' };",
      {},
      'okienko.config.ts: there is no entry kindz. Did you mean kinds?',
    ],
    ['a file that is not there', withKinds, {}, 'okienko.config.ts: kinds names kinds.ts, which does not exist.'],
    ['no path', 'export default { kinds: 1 };', {}, "okienko.config.ts: kinds is a path, for example './kinds'."],
    ['no default export', 'export const kinds = 1;', {}, 'okienko.config.ts has no default export: that is the config.'],
    ['a config that throws', "throw new Error('boom');", {}, 'okienko.config.ts cannot be loaded: boom'],
    ['kinds that throw', withKinds, { 'kinds.ts': "throw new Error('boom');" }, 'kinds.ts cannot be loaded: boom'],
    [
      'an aspect that is none',
      withKinds,
      { 'kinds.ts': 'export default { block: {} };' },
      'kinds.ts: there are no kinds called block. Did you mean blocks?',
    ],
    [
      'a format that the language has',
      withKinds,
      { 'kinds.ts': 'export default { formats: { money: {} } };' },
      'kinds.ts: formats has money already. Choose another name.',
    ],
    [
      'a gateway that is none',
      "export default { gateways: './g.ts' };",
      { 'g.ts': "export default [{ key: 'bank' }];" },
      'g.ts: entry 1 of the list is no gateway, because it has no name.',
    ],
    [
      'a login provider that is none',
      "export default { logins: './l.ts' };",
      { 'l.ts': "export default [{ key: 'bank', name: 'Bank', variables: {} }];" },
      'l.ts: entry 1 of the list is no login provider, because it has no contractOf.',
    ],
    [
      'a login provider that throws',
      "export default { logins: './l.ts' };",
      { 'l.ts': "throw new Error('boom');" },
      'l.ts cannot be loaded: boom',
    ],
    ['a widget without a description', withWidget, widget, 'okienko.config.ts: widgets.zegar names w/widget.json, which does not exist.'],
    [
      'a widget that the portal has',
      "export default { widgets: { login: './w' } };",
      described({ description: 'A login.' }),
      'okienko.config.ts: the portal has a widget login already. Choose another name.',
    ],
    [
      'a name that no definition can write',
      "export default { widgets: { 'Zegar!': './w' } };",
      described({ description: 'A clock.' }),
      'okienko.config.ts: a widget is named with small letters, digits and hyphens, not “Zegar!”.',
    ],
  ])('is refused in one line: %s', async (_, config, files, words) => {
    expect(await complaint(config, files)).toBe(words);
  });

  test('says with line and suggestion what is wrong with the description of a widget', async () => {
    const misspelt = await complaint(withWidget, described({ description: 'A clock.', porps: {} }));
    expect(misspelt).toMatch(/w\/widget\.json:3:3 +error +unknown-property.*did you mean props\?/s);
    const unknown = await complaint(
      withWidget,
      described({ description: 'A clock.', props: { strefa: { type: 'string', description: 'Zone.' } }, required: ['stefa'] }),
    );
    expect(unknown).toMatch(/The widget has no setting stefa in props\..*did you mean strefa\?/s);
  });

  test.each([
    ['commands/check', ''],
    ['start', 'Okienko cannot start: '],
  ])('ends scripts/%s.ts with exit code 3 and one line', async (command, before) => {
    const folder = projectWith("export default { kindz: './kinds.ts' };");
    const ended = await promisify(execFile)(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`], {
      env: { ...process.env, OKIENKO_CONFIG: join(folder, 'okienko.config.ts') },
    }).then(
      () => ({ code: 0, stderr: '' }),
      ({ code, stderr }: { readonly code: number; readonly stderr: string }) => ({ code, stderr: stderr.trim() }),
    );
    expect(ended).toEqual({ code: 3, stderr: `${before}${folder}/okienko.config.ts: there is no entry kindz. Did you mean kinds?` });
  });
});
