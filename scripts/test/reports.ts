import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';

/** The result of one step. Tests that did not run count as neither passed nor failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The failed tests, each by its name and the first lines of its error. */
  readonly failures: readonly string[];
  /** Names of tests that did not run, or why a step did not run. */
  readonly notRun: readonly string[];
  /** Errors outside any test, as the test program reports them. */
  readonly errors: readonly string[];
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** What the title of a test says that only `npm run test:full` runs; vitest reports it as skipped where it is left out. */
const onlyFull = '@full';

const crashed: Tally = { passed: 0, failed: 1, failures: [], notRun: [], errors: [] };

/**
 * Counts vitest's JSON report. A file that could not be loaded counts as one failure, and so does a run that failed without a failing test.
 */
export function readVitestReport(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return crashed;
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.testResults.flatMap((result) => result.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  );
  const failing = tests.filter((test) => test.status === 'failed');
  const failed = failing.length + broken.length;
  const failures = [
    ...failing.map((test) => failureText(test.fullName, test.failureMessages?.[0])),
    ...broken.map((result) => failureText(result.name, result.message)),
  ];
  const notRun = tests
    .filter((test) => test.status !== 'passed' && test.status !== 'failed' && !test.fullName.includes(onlyFull))
    .map((test) => test.fullName);
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed, failures, notRun, errors: [] };
}

/** Counts Playwright's JSON report by the same rules. An error outside any test, for example while a server stops, is a failure too. */
export function readPlaywrightReport(file: string, exitCode: number): Tally {
  if (!existsSync(file)) return crashed;
  const report: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.suites.flatMap(testsOf);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const failed = count('unexpected') + count('flaky') + report.errors.length;
  const failures = tests
    .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
    .map((test) => failureText(test.title, ...test.messages));
  const notRun = tests.filter((test) => test.status === 'skipped').map((test) => test.title);
  const errors = report.errors.map(({ stack, message, value }) =>
    stripVTControlCharacters(stack ?? message ?? value ?? 'an error without words'),
  );
  return { passed: count('expected'), failed: exitCode !== 0 && failed === 0 ? 1 : failed, failures, notRun, errors };
}

function testsOf(suite: JSONReportSuite): { status: string; title: string; messages: readonly string[] }[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      status: test.status,
      title: `${spec.file}: ${spec.title} (${test.projectName})`,
      // What a story asserts softly is an error of its own, and so is what its page wrote.
      messages: test.results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
}

// Of each error enough for what was expected and what was found; the whole stands in the output of the step.
const shownLines = 16;

function failureText(name: string, ...messages: readonly (string | undefined)[]): string {
  const lines = messages.flatMap((message = '') =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, shownLines),
  );
  return lines.length === 0 ? name : `${name}: ${lines.join('\n')}`;
}
