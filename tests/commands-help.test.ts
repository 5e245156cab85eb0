// Every command of package.json has one frame: help, wrong arguments, refusals and exit codes are the same in all.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
// The others are commands of Biome and knip, or run one of these.
const own = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^(?:tsx|node --import tsx) (\S+\.ts)/.exec(line) ?? [];
  const [, ofProjects] = /^node scripts\/run\.mjs (\S+)$/.exec(line) ?? [];
  if (ofProjects !== undefined) return [{ name, file: name === 'start' ? 'scripts/start.ts' : `scripts/commands/${ofProjects}.ts` }];
  return file === undefined ? [] : [{ name: name === 'test:full' ? 'test' : name, file }];
});

/** Runs what a line of package.json runs. */
function run(name: string, ...args: string[]): { readonly code: number | null; readonly out: string; readonly err: string } {
  const parameters = (scripts[name] ?? '')
    .replace(/^tsx /, '--import tsx ')
    .replace(/^node /, '')
    .split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...parameters, ...args], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

test.each(own)('npm run $name is a command of that name in the one frame', ({ name, file }) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toMatch(new RegExp(`defineCommand\\(\\{\\s*name: '${name}',`));
  expect(source).toMatch(/^await runProgram\(import\.meta\.filename, \w+\);$/m);
  expect(source).not.toMatch(/process\.argv|parseArgs/);
});

test('--help says how a command is started and what it does', () => {
  const help = run('lockfile', '--help');
  expect(help).toMatchObject({ code: 0, err: '' });
  expect(help.out).toMatch(/^npm run lockfile\n\nAdds to package-lock\.json/);
});

test.each([
  [['--chekc'], 2, 'There is no option --chekc. Did you mean --check?\n\nUsage: npm run types -- [--check]\n'],
  [['--check=yes'], 2, '--check takes no value.\n\nUsage: npm run types -- [--check]\n'],
  [['here'], 2, 'There is no place for “here”.\n\nUsage: npm run types -- [--check]\n'],
])('npm run types refuses %j', (args, code, err) => {
  expect(run('types', ...args)).toEqual({ code, out: '', err });
});

test('an option without its value, and a folder that is not there, are told in words, with exit codes 2 and 3', () => {
  const [definitions] = [join('no', 'such')];
  expect(run('compile', '--out', '--definitions', definitions)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^--out needs a value: --out DIR\.\n\nUsage: /),
  });
  expect(run('compile', '--definitions', definitions)).toMatchObject({
    code: 3,
    err: expect.stringMatching(/^The definitions folder \S+ cannot be read: [^\n]+\n$/),
  });
});

test('a reader that has seen enough does not end the command, whose exit code stays its own', async () => {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'check', '--definitions', 'docs/examples', '--format', 'json']);
  let err = '';
  child.stdout.destroy();
  child.stderr.on('data', (piece: Buffer) => {
    err += piece.toString();
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
