import { describe, expect, test } from 'vitest';
import { createTurns, inSteps } from './turns';

const nobodyGone = new AbortController().signal;

describe('turns', () => {
  test('are taken one at a time, in the order of asking, also after one that failed', async () => {
    const turns = createTurns(8);
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      if (name === 'b') throw new Error('broken');
      log.push(`${name} ends`);
    };
    const taken = await Promise.allSettled(['a', 'b', 'c'].map((name) => turns.take(work(name), nobodyGone)));
    expect(taken.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'c begins', 'c ends']);
  });

  test('are refused when too many wait, and given up when nobody waits for the result', async () => {
    const turns = createTurns(1);
    const gone = AbortSignal.abort();
    const done = async () => 'done';
    const taken = await Promise.allSettled([turns.take(done, nobodyGone), turns.take(done, gone), turns.take(done, nobodyGone)]);
    expect(taken[0]).toMatchObject({ value: 'done' });
    expect(taken.slice(1)).toMatchObject([{ reason: { error: 'busy' } }, { reason: { error: 'busy' } }]);
  });

  test('let others in while long steps are made', async () => {
    function* steps(): Generator<undefined, string> {
      for (let step = 0; step < 5; step += 1) {
        const end = performance.now() + 15;
        while (performance.now() < end);
        yield undefined;
      }
      return 'made';
    }
    let others = 0;
    const timer = setInterval(() => {
      others += 1;
    }, 1);
    expect(await inSteps(steps())).toBe('made');
    clearInterval(timer);
    expect(others).toBeGreaterThanOrEqual(3);
  });
});
