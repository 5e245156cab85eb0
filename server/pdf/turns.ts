import { setImmediate } from 'node:timers/promises';
import { OfficeFailure } from '../errors/office-failure';

/** Milliseconds of work after which other calls are let in. */
const breath = 10;

/** Work on the main thread that is done one at a time, with room for other calls in between. */
export interface Turns {
  /** Waits for its turn and does the work; throws `busy` when too many wait, or when nobody waits for it any more. */
  take<Value>(work: () => Promise<Value>, gone: AbortSignal): Promise<Value>;
}

/** Makes turns for which so many may wait. */
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

/** Runs steps to their end and lets other calls in whenever they have taken a while. */
export async function inSteps<Value>(steps: Generator<undefined, Value>): Promise<Value> {
  let start = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - start < breath) continue;
    await setImmediate();
    start = performance.now();
  }
}
