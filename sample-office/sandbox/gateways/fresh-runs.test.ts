import { expect, it } from 'vitest';
import { freshRuns } from './fresh-runs';

it('who asks while a run is under way waits for the next one, which all of them share, and two never run at once', async () => {
  const ends: (() => void)[] = [];
  let atOnce = 0;
  let most = 0;
  const { ask, underWay } = freshRuns(async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise<void>((resolve) => ends.push(resolve));
    atOnce -= 1;
  });
  const done: string[] = [];
  const first = ask().then(() => done.push('first'));
  const later = ['second', 'third'].map((name) => ask().then(() => done.push(name)));
  ends[0]?.();
  await first;
  expect(done).toEqual(['first']);
  await expect.poll(() => ends.length).toBe(2);
  expect(underWay()).not.toBeNull();
  ends[1]?.();
  await Promise.all(later);
  expect([done, ends.length, most, underWay()]).toEqual([['first', 'second', 'third'], 2, 1, null]);
});
