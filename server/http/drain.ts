import type { FastifyInstance, FastifyReply } from 'fastify';
import { OfficeFailure } from '../errors/office-failure';
import { sendFailure } from './send-failure';

interface DrainOptions {
  /** Milliseconds that calls in flight have to finish after the stop began. */
  readonly patience?: number;
}

/** Tells that the server is stopping. */
export interface Drain {
  /** Aborted when the stop begins, before the calls in flight are waited for. */
  readonly stopping: AbortSignal;
}

const retrySeconds = 5;

/** Lets a stopping server finish its calls. New calls are refused with Retry-After. */
export function drainOnClose(app: FastifyInstance, { patience = 14_000 }: DrainOptions = {}): Drain {
  const inFlight = new Set<FastifyReply>();
  const stop = new AbortController();
  let onEmpty: () => void = () => undefined;

  app.addHook('onRequest', async (request, reply) => {
    if (stop.signal.aborted && !/^\/(healthz|readyz)(\?|$)/.test(request.url)) {
      reply.header('connection', 'close');
      return sendFailure(reply, new OfficeFailure('stopping', {}, retrySeconds), request.query);
    }
    inFlight.add(reply);
    reply.raw.once('close', () => {
      inFlight.delete(reply);
      if (inFlight.size === 0) onEmpty();
    });
  });

  // An open connection that is used again would be refused next time, so its client is told to open another.
  app.addHook('onSend', async (_request, reply) => {
    if (stop.signal.aborted) reply.header('connection', 'close');
  });

  app.addHook('preClose', async () => {
    stop.abort();
    // An answer that is marked as sent but still open is a stream of events, which never ends by itself.
    for (const { sent, raw } of inFlight) if (sent && !raw.writableEnded) raw.destroy();
    if (inFlight.size > 0) await atMost(patience, new Promise<void>((resolve) => (onEmpty = resolve)));
  });

  return { stopping: stop.signal };
}

/** Waits for work, but no longer than this many milliseconds. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
