import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports';

const folder = mkdtempSync(join(tmpdir(), 'okienko-reports-'));

function report(content: unknown): string {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const unit = (...statuses: string[]) => ({
  name: 'a.test.ts',
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, index) => ({
    status,
    fullName: `test ${index}`,
    failureMessages: ['\u001B[31mexpected 1\u001B[39m\n at line 2'],
  })),
});

test('passed and failed unit tests are counted, others are named as not run', () => {
  const file = report({ testResults: [unit('passed', 'passed'), unit('failed', 'pending')] });
  expect(readVitestReport(file, 1)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['test 0: expected 1\n at line 2'],
    notRun: ['test 1'],
    errors: [],
  });
});

test('what only the full run has is not named as left out', () => {
  const full = { ...unit('passed', 'pending'), name: 'a.test.ts' };
  const file = report({
    testResults: [{ ...full, assertionResults: full.assertionResults.map((one) => ({ ...one, fullName: `${one.fullName} @full` })) }],
  });
  expect(readVitestReport(file, 0)).toEqual({ passed: 1, failed: 0, failures: [], notRun: [], errors: [] });
});

test('a test file that cannot be loaded is a failure', () => {
  const file = report({ testResults: [unit('passed'), { name: 'b.test.ts', status: 'failed', assertionResults: [] }] });
  expect(readVitestReport(file, 1)).toEqual({ passed: 1, failed: 1, failures: ['b.test.ts'], notRun: [], errors: [] });
});

test('a run that fails without a failing test, or writes no report, is a failure', () => {
  expect(readVitestReport(report({ testResults: [unit('passed')] }), 1).failed).toBe(1);
  expect(readVitestReport(join(folder, 'none.json'), 0).failed).toBe(1);
  expect(readPlaywrightReport(report({ suites: [], errors: [] }), 1).failed).toBe(1);
  expect(readPlaywrightReport(join(folder, 'none.json'), 0).failed).toBe(1);
});

test('stories are counted in nested suites, a flaky one as failed, with each of its errors', () => {
  const long = ['no button', '', ...Array(20).fill('at')].join('\n');
  const spec = (status: string) => ({
    title: status,
    file: 'a.spec.ts',
    tests: [
      {
        status,
        projectName: 'wide',
        results: [{ errors: status === 'unexpected' ? [{ message: long }, { message: 'the page wrote: x' }] : [] }],
      },
    ],
  });
  const file = report({
    errors: [],
    suites: [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected'), spec('flaky'), spec('skipped')] }] }],
  });
  expect(readPlaywrightReport(file, 1)).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      `a.spec.ts: unexpected (wide): ${['no button', ...Array(15).fill('at'), 'the page wrote: x'].join('\n')}`,
      'a.spec.ts: flaky (wide)',
    ],
    notRun: ['a.spec.ts: skipped (wide)'],
    errors: [],
  });
});

test('an error outside any story fails the run and is told, without the colours of a terminal', () => {
  const file = report({
    suites: [{ specs: [] }],
    errors: [{ message: 'x', stack: '\u001B[31mError: the server did not stop\u001B[39m' }, { value: 'thrown text' }],
  });
  expect(readPlaywrightReport(file, 1)).toEqual({
    passed: 0,
    failed: 2,
    failures: [],
    notRun: [],
    errors: ['Error: the server did not stop', 'thrown text'],
  });
});
