import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'okienko-run-'));
const copied = ['engine', 'portal', 'server', 'sample-office', 'scripts', 'custom-widgets', 'definitions/schema', 'tsconfig.json'];

const run = (parameters: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  execFileSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8', stdio: 'pipe', env: { ...process.env, ...environment } });
const help = (environment?: Readonly<Record<string, string>>) => run(['scripts/run.mjs', 'check', '--help'], environment);

/** Replaces a text in a file of the copy; the result puts it back. */
function change(path: string, from: string, to: string): () => void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return () => writeFileSync(file, text);
}

beforeAll(() => {
  for (const path of [...copied, 'package.json', 'package-lock.json']) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true }));

it('a command runs from the bundle of its sources, from the sources as soon as one is changed, and names their places', () => {
  const words = 'Checks a definitions folder';
  expect(help()).toContain(words);

  const name = run([
    '--import',
    'tsx',
    '-e',
    "import('./scripts/package/command-bundle.ts').then(async (m) => console.log(await m.bundleCommands()))",
  ]).trim();
  const bundle = join('dist/commands', name);
  const chunk = readdirSync(join(folder, bundle)).find((file) => /^check\.[^.]+\.js$/.test(file)) ?? '';
  // What only the bundle says shows that it runs.
  change(join(bundle, chunk), words, 'From the bundle: checks');
  expect(help()).toContain('From the bundle: checks');
  expect(help({ OKIENKO_CONFIG: 'okienko.config.ts' })).toContain(words);

  const back = change('scripts/commands/check.ts', words, 'Looks at a definitions folder');
  expect(help()).toContain('Looks at a definitions folder');
  back();
  expect(help()).toContain('From the bundle: checks');

  change(join(bundle, 'okienko.js'), 'existsSync(".env")', 'undefined.env');
  expect(() => help()).toThrow(/scripts\/okienko\.ts:\d+/);
}, 120_000);
