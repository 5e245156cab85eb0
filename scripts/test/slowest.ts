import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';

/** How long a file of unit tests or a story took. */
export interface Duration {
  readonly name: string;
  readonly seconds: number;
}

interface VitestTimes {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** The files of vitest's JSON report, named from `root` on; none if there is no report. */
export function durationsOfFiles(report: string, root: string): readonly Duration[] {
  if (!existsSync(report)) return [];
  const { testResults }: VitestTimes = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.map(({ name, startTime, endTime }) => ({ name: relative(root, name), seconds: (endTime - startTime) / 1000 }));
}

/** The stories of Playwright's JSON report; none if there is no report. */
export function durationsOfStories(report: string): readonly Duration[] {
  if (!existsSync(report)) return [];
  const { suites }: JSONReport = JSON.parse(readFileSync(report, 'utf8'));
  return suites.flatMap(storiesOf);
}

function storiesOf(suite: JSONReportSuite): readonly Duration[] {
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file}: ${title} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(storiesOf)];
}

const shownNames = 20;
const shownCharacters = 110;

/** The slowest twenty, slowest first, a line each; empty when nothing was measured. */
export function slowestText(durations: readonly Duration[]): string {
  const slowest = durations.toSorted((left, right) => right.seconds - left.seconds).slice(0, shownNames);
  if (slowest.length === 0) return '';
  const lines = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(13)} s  ${name.slice(0, shownCharacters)}`);
  return `\nThe slowest files and stories:\n${lines.join('\n')}\n`;
}
