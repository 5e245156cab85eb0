import type { Tally } from './reports';

/** One step of the test. */
export interface Step {
  readonly name: string;
  /** True if its output goes to the terminal while it runs; otherwise it is collected. At most one of those that run at a time. */
  readonly inTheOpen?: boolean;
  readonly run: () => Promise<{ readonly tally: Tally; readonly output?: string }>;
}

/** The result of a step, and how long it took. */
export interface StepResult {
  readonly name: string;
  readonly tally: Tally;
  readonly seconds: number;
}

/**
 * Runs `atATime` steps at once and goes on when one fails. Results are in the order of the steps. The heading of a step and its collected
 * output are written together, when it ends; that of a step in the open stands before its output.
 */
export async function runSteps(steps: readonly Step[], atATime: number, write: (text: string) => void): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  // All runners take the next step from this iterator.
  const queue = steps.entries();
  const runOnes = async (): Promise<void> => {
    for (const [place, { name, run, inTheOpen = false }] of queue) {
      const heading = `\n── ${name}\n`;
      if (inTheOpen) write(heading);
      const start = performance.now();
      const { tally, output = '' } = await run();
      results[place] = { name, tally, seconds: (performance.now() - start) / 1000 };
      if (!inTheOpen) write(`${heading}${output}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, runOnes));
  return results;
}

/** The summary: a line for each step, and the last line with the sum of what passed and failed. */
export function summaryOf(results: readonly StepResult[]): { readonly text: string; readonly failed: number } {
  const lines = results.flatMap(({ name, tally, seconds }) => {
    const mark = tally.failed > 0 ? 'FAILED' : tally.passed > 0 ? 'ok    ' : '      ';
    const counted = `${tally.passed} passed${tally.failed > 0 ? `, ${tally.failed} failed` : ''}`;
    return [
      `${mark} ${seconds.toFixed(1).padStart(6)} s  ${name}: ${counted}`,
      ...tally.failures.map((failure) => `                failed: ${failure.replaceAll('\n', `\n${' '.repeat(24)}`)}`),
      ...tally.notRun.map((reason) => `                not run: ${reason}`),
      ...tally.errors.map((error) => `                outside any test: ${error}`),
    ];
  });
  const sum = (kind: 'passed' | 'failed') => results.reduce((before, { tally }) => before + tally[kind], 0);
  return { text: `\n${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed\n`, failed: sum('failed') };
}
