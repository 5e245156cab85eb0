import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from './browser';
import { defineCommand } from './command-line/command';
import { runProgram } from './command-line/run-program';
import { commandsIn } from './test/commands';
import { readPlaywrightReport, readVitestReport } from './test/reports';
import { runSteps, type Step, summaryOf } from './test/run-steps';
import { type Duration, durationsOfFiles, durationsOfStories, slowestText } from './test/slowest';

// Tests make much that is soon gone; with more room for it, less time is spent on clearing away.
const roomy = { NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=32'].filter(Boolean).join(' ') };

/** Runs every step, even after one has failed; the result is the exit code. */
async function runTests(isFull: boolean): Promise<number> {
  const reports = mkdtempSync(join(tmpdir(), 'okienko-test-'));
  const root = join(import.meta.dirname, '..');
  const durations: Duration[] = [];
  const commands = commandsIn(root, isFull ? { OKIENKO_FULL: '1' } : {});
  const write = (text: string) => process.stdout.write(text);

  /** A step that runs one command and passes if the exit code is 0. It leaves the cores to the tests beside it. */
  function one(name: string, ...line: string[]): Step {
    return {
      name,
      run: async () => {
        const { code, output } = await commands.keptBack({ line, yields: true });
        return { tally: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [], notRun: [], errors: [] }, output };
      },
    };
  }

  // Tests need what is built.
  const first = one('build', 'npm', 'run', '--silent', 'build');

  // One after the other beside the unit tests, in the time that these leave. The longest come first.
  const short: readonly Step[] = [
    one('types: the whole project', 'npx', 'tsc', '-p', 'tsconfig.json'),
    one('definitions and their scenarios', 'npm', 'run', '--silent', 'check', '--', '--scenarios'),
    one('lint: knip', 'npx', 'knip', '--no-progress'),
    one('types: generated files are fresh', 'npm', 'run', '--silent', 'types', '--', '--check'),
    one('docs: the author’s manual is fresh', 'npm', 'run', '--silent', 'docs', '--', '--check'),
    one('lint: biome', 'npx', 'biome', 'check', '.'),
    one('types: the engine without DOM and Node', 'npx', 'tsc', '-p', 'engine/tsconfig.json', '--noEmit'),
    one('types: the portal without DOM and Node', 'npx', 'tsc', '-p', 'portal/tsconfig.json', '--noEmit'),
    one('types: what the oldest browsers know', 'npx', 'tsc', '-p', 'renderer/tsconfig.json', '--noEmit'),
    one('types: the service worker', 'npx', 'tsc', '-p', 'renderer/service-worker/tsconfig.json', '--noEmit'),
  ];

  /** The unit and contract tests of a project of `vitest.config.ts`. */
  function vitest(name: string, project: 'shared' | 'measuring'): Step {
    return {
      name,
      run: async () => {
        const file = join(reports, `${project}.json`);
        const line = ['npx', 'vitest', 'run', `--project=${project}`, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
        const environment = { OKIENKO_TEST_ALL: '1', ...(project === 'shared' && roomy) };
        const { code, output } = await commands.keptBack({ line, environment });
        durations.push(...durationsOfFiles(file, root));
        return { tally: readVitestReport(file, code), output };
      },
    };
  }

  const stories: Step = {
    name: 'stories in the browser',
    inTheOpen: true,
    run: async () => {
      const browser = findOrInstallBrowser('shell');
      if (!browser.ok) return { tally: { passed: 0, failed: 0, failures: [], notRun: [browser.reason], errors: [] } };
      const file = join(reports, 'playwright.json');
      const environment = { CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...roomy };
      const { code } = await commands.inTheOpen({ line: ['npx', 'playwright', 'test', '--reporter=list,json'], environment });
      durations.push(...durationsOfStories(file));
      return { tally: readPlaywrightReport(file, code) };
    },
  };

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      commands.end(signal);
      rmSync(reports, { recursive: true, force: true });
      process.exit(1);
    });
  }

  const results = [
    ...(await runSteps([first], 1, write)),
    ...(await runSteps([vitest('unit and contract', 'shared'), ...short], 2, write)),
    // After the unit tests: beside the stories an office that one of these starts would wait for minutes, and its clients give up.
    ...(await runSteps([stories], 1, write)),
    ...(await runSteps([vitest('unit and contract: what takes measures', 'measuring')], 1, write)),
  ];
  rmSync(reports, { recursive: true, force: true });
  const { text, failed } = summaryOf(results);
  write(`${slowestText(durations)}${text}`);
  return failed > 0 ? 1 : 0;
}

const test = defineCommand({
  name: 'test',
  help: 'Runs every check and test. The last line counts what passed and what failed.',
  options: {
    full: {
      type: 'boolean',
      help: 'also in every combination of language, look and size, and with long matrices; the same as npm run test:full',
    },
  },
  run: async ({ full = false }) => await runTests(full),
});

await runProgram(import.meta.filename, test);
