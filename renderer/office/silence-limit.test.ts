import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CutOff, readBodyInTime, startSilenceLimit } from './silence-limit';

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
  expect(new TextDecoder().decode(await body)).toBe('{"a":1}');
});

it('ten seconds without a word end it', async () => {
  const limit = startSilenceLimit();
  const { response, send } = slowAnswer(limit.signal);
  const cut = expect(readBodyInTime(response, limit)).rejects.toBeInstanceOf(CutOff);
  await send('{"a"');
  await vi.advanceTimersByTimeAsync(2_000);
  await cut;
  expect(limit.signal.aborted).toBe(true);
});

it('an answer that breaks off is told from one that is silent', async () => {
  const limit = startSilenceLimit();
  const { response, breakOff } = slowAnswer(limit.signal);
  const cut = expect(readBodyInTime(response, limit)).rejects.toEqual(new CutOff(200));
  breakOff();
  await cut;
  expect(limit.signal.aborted).toBe(false);
  limit.end();
});
