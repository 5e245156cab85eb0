// The whole test of the project: every step runs, also after one that failed, and the last line counts what passed and what failed.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from './browser';
import { readPlaywrightReport, readVitestReport, type Tally } from './test-reports';

interface Step {
  readonly name: string;
  readonly run: () => Promise<Tally>;
}

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'okienko-test-'));
const isFull = process.argv.includes('--full');
let running: ChildProcess | null = null;

const steps: readonly Step[] = [
  { name: 'types: generated files are fresh', run: () => one('npm', ['run', '--silent', 'types', '--', '--check']) },
  { name: 'docs: the author’s manual is fresh', run: () => one('npm', ['run', '--silent', 'docs', '--', '--check']) },
  { name: 'types: the whole project', run: () => one('npx', ['tsc', '-p', 'tsconfig.json']) },
  { name: 'types: the engine without DOM and Node', run: () => one('npx', ['tsc', '-p', 'engine/tsconfig.json', '--noEmit']) },
  { name: 'types: the portal without DOM and Node', run: () => one('npx', ['tsc', '-p', 'portal/tsconfig.json', '--noEmit']) },
  { name: 'lint: biome', run: () => one('npx', ['biome', 'check', '.']) },
  { name: 'lint: knip', run: () => one('npx', ['knip', '--no-progress']) },
  { name: 'definitions and their scenarios', run: () => one('npm', ['run', '--silent', 'check', '--', '--scenarios']) },
  { name: 'unit and contract', run: unit },
  { name: 'build', run: () => one('npm', ['run', '--silent', 'build']) },
  { name: 'stories in the browser', run: stories },
];

async function unit(): Promise<Tally> {
  const file = join(reports, 'vitest.json');
  const code = await execute('npx', ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]);
  return readVitestReport(file, code);
}

async function stories(): Promise<Tally> {
  const browser = findOrInstallBrowser('shell');
  if (!browser.ok) return { passed: 0, failed: 0, notRun: [browser.reason], errors: [] };
  const file = join(reports, 'playwright.json');
  const environment = { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await execute('npx', ['playwright', 'test', '--reporter=list,json'], environment);
  return readPlaywrightReport(file, code);
}

async function one(command: string, parameters: readonly string[]): Promise<Tally> {
  const code = await execute(command, parameters);
  return code === 0 ? { passed: 1, failed: 0, notRun: [], errors: [] } : { passed: 0, failed: 1, notRun: [], errors: [] };
}

function execute(command: string, parameters: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, [...parameters], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...(isFull ? { OKIENKO_FULL: '1' } : {}), ...environment },
    });
    running = child;
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    running?.kill(signal);
    rmSync(reports, { recursive: true, force: true });
    process.exit(1);
  });
}

const summary: string[] = [];
let passed = 0;
let failed = 0;
for (const step of steps) {
  process.stdout.write(`\n── ${step.name}\n`);
  const start = performance.now();
  const tally = await step.run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  passed += tally.passed;
  failed += tally.failed;
  const mark = tally.failed > 0 ? 'FAILED' : tally.passed > 0 ? 'ok    ' : '      ';
  summary.push(`${mark} ${seconds} s  ${step.name}: ${tally.passed} passed${tally.failed > 0 ? `, ${tally.failed} failed` : ''}`);
  for (const reason of tally.notRun) summary.push(`                not run: ${reason}`);
  for (const error of tally.errors) summary.push(`                outside any test: ${error}`);
}
rmSync(reports, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;
process.stdout.write(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed\n`);
