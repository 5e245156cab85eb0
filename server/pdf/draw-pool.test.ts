import { afterEach, describe, expect, test } from 'vitest';
import { createDrawPool, type DrawLimits, type DrawPool } from './draw-pool';

const open: DrawPool[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

function buildPool(changes: Partial<DrawLimits> = {}): (data: string, gone?: AbortSignal) => Promise<string> {
  const thread = new URL('./threads-for-tests/obedient-thread.mjs', import.meta.url);
  const pool = createDrawPool({ threads: 1, memory: 32, thread, ...changes });
  open.push(pool);
  return async (data, gone) => new TextDecoder().decode(await pool.draw({ data, time: 0 }, gone));
}

const busy = { error: 'busy' };

describe('a pool of drawing threads', () => {
  test('draws more documents than it has threads, each for who asked for it', async () => {
    const draw = buildPool({ threads: 2 });
    const names = Array.from({ length: 10 }, (_, index) => `file${index}`);
    expect(await Promise.all(names.map((name) => draw(`draw ${name}`)))).toEqual(names);
  });

  test.each([
    ['ends', 'die', 'A drawing thread ended before its document was drawn.'],
    ['throws', 'throw', 'A drawing thread failed: broken'],
    ['needs more memory than it may', 'eat', /^A drawing thread failed: .*memory/],
    ['does not come to an end', 'hang', 'A document was not drawn in 2000 ms.'],
    ['cannot draw this document', 'problem font', 'A document could not be drawn: font'],
  ])('answers a document whose thread %s with an error, and draws the next one', async (_case, act, message) => {
    const draw = buildPool({ time: act === 'eat' ? 20_000 : 2_000 });
    const [lost, drawn] = await Promise.allSettled([draw(act), draw('draw next')]);
    expect(lost).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(message) } });
    expect(drawn).toEqual({ status: 'fulfilled', value: 'next' });
  });

  test('tells who comes to a full queue to come back', async () => {
    const draw = buildPool({ waiting: 2 });
    const answers = await Promise.allSettled(['first', 'second', 'third', 'fourth'].map((name) => draw(`draw ${name}`)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    expect(answers[3]).toMatchObject({ reason: busy });
  });

  test('forgets a document in the queue that nobody waits for any more, and makes room for another', async () => {
    const draw = buildPool({ waiting: 1, time: 2_000 });
    const gone = new AbortController();
    const hanging = expect(draw('hang')).rejects.toThrow('2000 ms');
    const left = expect(draw('draw left', gone.signal)).rejects.toMatchObject(busy);
    gone.abort();
    await left;
    expect(await draw('draw other')).toBe('other');
    await hanging;
  });

  test('does not begin a document whose reader has gone already', async () => {
    await expect(buildPool()('draw late', AbortSignal.abort())).rejects.toMatchObject(busy);
  });

  test('lets go of those who wait when it is closed', async () => {
    const draw = buildPool();
    const first = draw('hang');
    const waiting = expect(draw('draw second')).rejects.toMatchObject(busy);
    const ended = expect(first).rejects.toThrow('ended');
    await open[0]?.close();
    await Promise.all([waiting, ended]);
  });
});
