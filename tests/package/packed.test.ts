// The package as it is published: what is in it, that its doors open and nothing else does, and that its command makes a project that stands.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appSources } from '../../scripts/app/build-app';
import { doors } from '../../scripts/package/doors';
import { installPacked, type PackedPackage } from './packed-package';

const root = join(import.meta.dirname, '../..');
let packed: PackedPackage;

/** What plain Node says to a module of the project. */
function node(source: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: packed.folder,
    encoding: 'utf8',
  });
  return (stdout + stderr).trim();
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

test('the doors are one table for package.json and tsconfig.json', () => {
  const declarations = (file: string) => `./dist/types/${file.replace(/\.ts$/, '.d.ts')}`;
  const table = Object.entries(doors);
  expect(read('package.json').exports).toEqual(
    Object.fromEntries(table.map(([door, file]) => [`./${door}`, { types: declarations(file), default: `./dist/node/${door}.js` }])),
  );
  expect(read('tsconfig.json').compilerOptions.paths).toEqual(
    Object.fromEntries(table.map(([door, file]) => [`okienko/${door}`, [`./${file}`]])),
  );
});

test('the package carries what a project builds the app of, and what the configuration of the build imports', () => {
  const { files }: { readonly files: readonly string[] } = read('package.json');
  const imports = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const [, from = ''] of readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+\.ts)'/g)) {
      const imported = join(file, '..', from);
      if (!seen.has(imported)) imports(imported, seen.add(imported));
    }
    return seen;
  };
  const needed = [...appSources, ...imports('vite.config.ts')].filter((source) => !/^package(-lock)?\.json$/.test(source));
  expect(needed.length).toBeGreaterThan(12);
  expect(needed.filter((source) => !files.includes(source))).toEqual([]);
});

describe('the package as it is published @full', () => {
  beforeAll(() => {
    packed = installPacked();
  }, 300_000);
  afterAll(() => packed?.remove());

  test('the package has commands, doors, types and definitions, and no tests, reports or sample municipality', () => {
    expect(packed.files).toEqual(
      expect.arrayContaining([
        'dist/node/okienko.js',
        'dist/types/engine/kinds/index.d.ts',
        'definitions/portal.json',
        'renderer/index.html',
        'README.md',
        'LICENSE',
      ]),
    );
    const foreign =
      /\.(test|spec)\.tsx?$|-for-tests|^(tests|review|sample-office\/(?!.*\.png$))|^definitions\/municipalities|^dist\/(app|pack)/;
    expect(packed.files.filter((file) => foreign.test(file))).toEqual([]);
  });

  test('plain Node opens every door, and nothing of the package beside them', () => {
    const opened = Object.keys(doors).map((door) => `await import('okienko/${door}');`);
    expect(node(`${opened.join('\n')}\nconsole.log('all open');`)).toBe('all open');
    for (const inside of ['engine/index.ts', 'dist/node/okienko.js', 'server/index.ts', 'package.json'])
      expect(node(`await import('okienko/${inside}');`), inside).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });

  test('the command lists what it does, and names what was probably meant', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(packed.okienko(['--version']).stdout.trim()).toBe(version);
    const help = packed.okienko(['--help']);
    expect(help).toMatchObject({ status: 0, stderr: '' });
    const names = [...help.stdout.matchAll(/^ {2}([a-z-]+) {2,}\S/gm)].map(([, name = '']) => name);
    expect(names).toEqual(expect.arrayContaining(['start', 'check', 'build', 'new-municipality', 'mock-office', 'migrate']));
    for (const name of ['start', 'check']) {
      const { status, stdout, stderr } = packed.okienko([name, '--help']);
      expect({ status, stderr, says: stdout.startsWith(`okienko ${name}`) }, name).toEqual({ status: 0, stderr: '', says: true });
    }
    const misspelt = packed.okienko(['new-municipalty']);
    expect(misspelt).toMatchObject({ status: 2, stderr: 'There is no command new-municipalty. Did you mean new-municipality?\n' });
  });

  test('a new municipality is a project that stands, and is never written over', () => {
    expect(packed.okienko(['new-municipality', 'our-gmina'])).toMatchObject({ status: 0, stderr: '' });
    const project = join(packed.folder, 'our-gmina');
    expect(readdirSync(project)).toEqual(expect.arrayContaining(['.env', '.gitignore', 'README.md', 'definitions', 'okienko.config.ts']));
    const check = packed.okienko(['check', '--scenarios'], project);
    expect(check.stdout + check.stderr).toBe('0 errors, 0 warnings\n2 scenarios of 1 service, 0 failed\n');

    const build = packed.okienko(['build'], project);
    expect(build).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(join(project, 'dist/app/index.html'))).toBe(true);
    rmSync(join(project, 'dist'), { recursive: true });

    const portal = readFileSync(join(project, 'definitions/portal.json'), 'utf8');
    const again = packed.okienko(['new-municipality', 'our-gmina']);
    expect(again.status).toBe(3);
    expect(again.stderr).toMatch(/^our-gmina is not empty, so nothing was written\. It has .+\. Name an empty or a new folder\.\n$/);
    expect(readFileSync(join(project, 'definitions/portal.json'), 'utf8')).toBe(portal);

    writeFileSync(join(project, 'definitions/portal.json'), portal.replace('"extends"', '"extents"'));
    const broken = packed.okienko(['check'], project);
    expect(broken.status).toBe(1);
    expect(broken.stdout).toMatch(/definitions\/portal\.json:\d+:\d+ +error.*did you mean extends\?/s);
    expect(existsSync(join(project, 'dist'))).toBe(false);
  });
});
