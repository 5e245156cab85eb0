import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBodyInTime, startSilenceLimit } from './silence-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An answer whose parts come when they are told to. */
function slowAnswer(signal: AbortSignal) {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
      signal.addEventListener('abort', () => opened.error(new Error('aborted')));
    },
  });
  const send = async (text: string) => {
    controller?.enqueue(new TextEncoder().encode(text));
    await vi.advanceTimersByTimeAsync(9_000);
  };
  return { response: new Response(body), send, close: () => controller?.close(), breakOff: () => controller?.error(new Error('lost')) };
}

it('an answer may take as long as it needs, as long as something comes', async () => {
  const limit = startSilenceLimit();
  const { response, send, close } = slowAnswer(limit.signal);
  const body = readBodyInTime(response, limit);
  await vi.advanceTimersByTimeAsync(9_000);
  for (const part of ['{"a"', ':', '1', '}']) await send(part);
  close();
  const whole = await body;
  expect(typeof whole === 'string' ? whole : new TextDecoder().decode(whole)).toBe('{"a":1}');
});

it('ten seconds without a word end it as an answer that did not come in time', async () => {
  const limit = startSilenceLimit();
  const { response, send } = slowAnswer(limit.signal);
  const body = readBodyInTime(response, limit);
  await send('{"a"');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await body).toBe('timeout');
});

it('an answer that breaks off cannot be read', async () => {
  const limit = startSilenceLimit();
  const { response, breakOff } = slowAnswer(limit.signal);
  const body = readBodyInTime(response, limit);
  breakOff();
  expect(await body).toBe('unreadable');
  limit.end();
});
