// Every command of package.json says what it does, in one style, before it does anything.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
// The others are commands of Biome and knip, or run one of these.
const own = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^(?:tsx|node --import tsx) (\S+\.ts)/.exec(line) ?? [];
  return file === undefined ? [] : [{ name: name === 'test:full' ? 'test' : name, file }];
});

function run(file: string, ...args: string[]): { readonly code: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

test.each(own)('npm run $name takes its help from the one place that gives it its first line', ({ name, file }) => {
  const source = readFileSync(file, 'utf8');
  // One file of two commands says which of them it is started as.
  expect(source).toMatch(new RegExp(`(readFlags|usageLine)\\(\\s*('${name}'|job),`));
  expect(source).toMatch(/readFlags\(|help: \{ type: 'boolean' \}/);
});

test('--help says how a command is started and what it does, and an unknown option is refused with the same words', () => {
  const help = run('scripts/complete-lockfile.ts', '--help');
  expect(help).toMatchObject({ code: 0, err: '' });
  expect(help.out).toMatch(/^npm run lockfile\n\nAdds to package-lock\.json/);
  const { code, out, err } = run('scripts/write-types.ts', '--chekc');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^Unknown option '--chekc'.*\n\nnpm run types -- \[--check\]\n\nWrites/);
});
