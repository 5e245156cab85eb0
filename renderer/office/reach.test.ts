import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doubtReach, heardOfPortal, watchReach } from './reach';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks after 2, 5, 10 and then every 30 seconds until the portal answers, and at once when there is a reason to', async () => {
  const begin = Date.now();
  const asked: number[] = [];
  let isThere = false;
  watchReach(async () => {
    asked.push(Math.round((Date.now() - begin) / 1000));
    return isThere;
  });
  const known = doubtReach();
  // Another call that fails meanwhile begins no second row of questions.
  await doubtReach();
  await vi.advanceTimersByTimeAsync(80_000);
  expect(asked).toEqual([0, 2, 7, 17, 47, 77]);
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.at(-1)).toBe(80);
  isThere = true;
  heardOfPortal();
  await known;
  expect(asked).toHaveLength(8);
  // Nothing is asked any more.
  await vi.advanceTimersByTimeAsync(90_000);
  heardOfPortal();
  expect(asked).toHaveLength(8);
});
