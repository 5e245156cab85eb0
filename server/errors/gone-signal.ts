import type { FastifyReply } from 'fastify';

/** Aborts when the connection ends before the answer has been sent. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // Listens to the answer, because the request emits `close` as soon as its body has been read.
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
