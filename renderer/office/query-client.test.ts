import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueryClient, type QueryOptions } from './query-client';

/** A question whose answers are given by hand. */
function question(queryKey: readonly unknown[], staleTime = 1_000) {
  const waiting: ((value: unknown) => void)[] = [];
  const options: QueryOptions<unknown> = { queryKey, queryFn: () => new Promise((resolve) => waiting.push(resolve)), staleTime };
  const answer = async (value: unknown) => {
    // The question goes out first.
    await vi.advanceTimersByTimeAsync(0);
    waiting.shift()?.(value);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { options, waiting, answer };
}

const observer = (tell: () => void = () => undefined, enabled = true) => ({ tell, enabled });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('kept answers', () => {
  it('are asked for once at a time, and again when they are no longer fresh', async () => {
    const client = new QueryClient();
    const { options, waiting, answer } = question(['office', 'rows']);
    const both = Promise.all([client.fetchQuery(options), client.fetchQuery(options)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting).toHaveLength(1);
    expect(client.getQueryState(['office', 'rows'])).toEqual({ data: undefined, fetchStatus: 'fetching' });
    await answer('first');
    expect(await both).toEqual(['first', 'first']);
    expect(await client.fetchQuery(options)).toBe('first');
    vi.setSystemTime(Date.now() + 1_000);
    void client.fetchQuery(options);
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting).toHaveLength(1);
    await answer('second');
    expect(client.getQueryState(['office', 'rows'])).toEqual({ data: 'second', fetchStatus: 'idle' });
  });

  it('are drawn by their beginning while the rest is on its way, and by nothing else once they are there or no longer waited for', async () => {
    const client = new QueryClient();
    const begins: ((beginning: unknown) => void)[] = [];
    const answers: ((answer: unknown) => void)[] = [];
    const options: QueryOptions<unknown> = {
      queryKey: ['rows'],
      queryFn: ({ begin }) => {
        begins.push(begin);
        return new Promise((resolve) => answers.push(resolve));
      },
    };
    const drawn = vi.fn();
    client.observe(client.query(options), observer(drawn));
    const asked = client.fetchQuery(options);
    await vi.advanceTimersByTimeAsync(0);
    begins[0]?.('first rows');
    expect(client.getQueryState(['rows'])).toMatchObject({ data: undefined, beginning: 'first rows', fetchStatus: 'fetching' });
    expect(drawn).toHaveBeenCalledTimes(1);
    answers[0]?.('all rows');
    await asked;
    begins[0]?.('late');
    expect(client.getQueryState(['rows'])).toMatchObject({ data: 'all rows', beginning: undefined, fetchStatus: 'idle' });

    void client.resetQueries({ queryKey: ['rows'] });
    await vi.advanceTimersByTimeAsync(0);
    begins[1]?.('first rows again');
    client.cancelQueries({ queryKey: ['rows'] });
    begins[1]?.('after all');
    expect(client.getQueryState(['rows'])).toMatchObject({ data: undefined, beginning: undefined, fetchStatus: 'idle' });
  });

  it('that come after a newer question, after the end of the session or after they were forgotten are not kept', async () => {
    const client = new QueryClient();
    const { options, answer } = question(['office', 'own', 'dues']);
    const query = client.query(options);
    let told = 0;
    client.observe(
      query,
      observer(() => {
        told += 1;
      }),
    );
    void client.ask(query);
    await answer('known');
    void client.ask(query, true);
    void client.ask(query, true);
    await vi.advanceTimersByTimeAsync(0);
    await answer('overtaken');
    expect(query.data).toBe('known');
    await answer('newest');
    expect(query.data).toBe('newest');

    void client.ask(query, true);
    await vi.advanceTimersByTimeAsync(0);
    client.cancelQueries({ queryKey: ['office', 'own'] });
    client.removeQueries({ queryKey: ['office', 'own'] });
    await answer('of somebody who has left');
    expect(query.data).toBe('newest');
    expect(client.getQueryState(options.queryKey)).toBeUndefined();
    // A next look makes a new one, which knows nothing.
    expect(client.query(options)).not.toBe(query);
    expect(told).toBeGreaterThan(3);
  });

  it('that nobody draws are forgotten after five minutes, those that are drawn are not', async () => {
    const client = new QueryClient();
    const drawn = question(['a']);
    const idle = question(['b']);
    const end = client.observe(client.query(drawn.options), observer());
    void client.prefetchQuery(drawn.options);
    void client.prefetchQuery(idle.options);
    await vi.advanceTimersByTimeAsync(0);
    await drawn.answer(1);
    await idle.answer(2);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect([client.getQueryState(['a'])?.data, client.getQueryState(['b'])]).toEqual([1, undefined]);
    end();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(client.getQueryState(['a'])).toBeUndefined();
  });

  it('are found by how their names begin, by who draws them, and by what they hold', async () => {
    const client = new QueryClient();
    const seen = question(['office', 'public', 'x']);
    const unseen = question(['office', 'public', 'y']);
    const off = question(['office', 'own']);
    client.observe(client.query(seen.options), observer());
    client.observe(client.query(off.options), observer(undefined, false));
    client.query(unseen.options);
    void client.refetchQueries({ queryKey: ['office'], type: 'active' });
    await vi.advanceTimersByTimeAsync(0);
    expect([seen, unseen, off].map(({ waiting }) => waiting.length)).toEqual([1, 0, 0]);
    await seen.answer({ ok: false });
    client.removeQueries({ queryKey: ['office'], type: 'inactive' });
    expect(client.getQueryState(['office', 'public', 'y'])).toBeUndefined();
    void client.invalidateQueries({ queryKey: ['office'], refetchType: 'none' });
    expect([client.isStale(client.query(seen.options)), seen.waiting.length]).toEqual([true, 0]);
    client.removeQueries({ predicate: ({ state }) => state.data !== undefined });
    expect([client.getQueryState(['office', 'public', 'x']), client.getQueryState(['office', 'own'])?.data]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('are begun anew for another user: nothing of the last one stands meanwhile', async () => {
    const client = new QueryClient();
    const { options, waiting, answer } = question(['office', 'own']);
    const query = client.query(options);
    client.observe(query, observer());
    void client.ask(query);
    await answer('of Anna');
    void client.resetQueries({ queryKey: ['office', 'own'] });
    expect([query.data, query.updates]).toEqual([undefined, 0]);
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting).toHaveLength(1);
    await answer('of Jan');
    expect(query.data).toBe('of Jan');
  });

  it('tell of a bug whoever asked; the next question may end well', async () => {
    const client = new QueryClient();
    const bug = new Error('bug');
    let fails = true;
    const options = {
      queryKey: ['x'],
      queryFn: () => {
        if (fails) throw bug;
        return 'well';
      },
    };
    await expect(client.fetchQuery(options)).rejects.toBe(bug);
    await expect(client.prefetchQuery(options)).resolves.toBeUndefined();
    expect(client.query(options).error).toBe(bug);
    fails = false;
    expect([await client.fetchQuery(options), client.query(options).error]).toEqual(['well', undefined]);
  });
});
