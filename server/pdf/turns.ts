import { setImmediate } from 'node:timers/promises';
import { OfficeFailure } from '../errors/office-failure';

/** Milliseconds of work after which other calls get a turn. */
const breath = 10;

/** Does work on the main thread one piece at a time, and lets other calls run in between. */
export interface Turns {
  /** Waits for a turn and does the work. Throws `busy` when too many are waiting, or when the caller has gone. */
  take<Value>(work: () => Promise<Value>, gone: AbortSignal): Promise<Value>;
}

/** Creates turns with a limit on how many may wait. */
export function createTurns(waiting: number): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;
  return {
    async take(work, gone) {
      if (count > waiting) throw new OfficeFailure('busy');
      count += 1;
      const turn = last.then(async () => {
        await setImmediate();
        if (gone.aborted) throw new OfficeFailure('busy');
        return await work();
      });
      last = turn.then(
        () => undefined,
        () => undefined,
      );
      try {
        return await turn;
      } finally {
        count -= 1;
      }
    },
  };
}

/** Runs all steps, and lets other calls run whenever they have taken a while. */
export async function inSteps<Value>(steps: Generator<undefined, Value>): Promise<Value> {
  let start = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - start < breath) continue;
    await setImmediate();
    start = performance.now();
  }
}
