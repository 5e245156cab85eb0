import type { FastifyInstance, FastifyReply } from 'fastify';
import { OfficeFailure } from '../errors/office-failure';
import { sendFailure } from './send-failure';

interface DrainOptions {
  /** Milliseconds that calls in flight have to finish after the stop began. */
  readonly patience?: number;
}

/** Tells whether the server is stopping. */
export interface Drain {
  isStopping(): boolean;
}

const retrySeconds = 5;

/** Lets a stopping server finish its calls. New calls are refused with Retry-After. */
export function drainOnClose(app: FastifyInstance, { patience = 14_000 }: DrainOptions = {}): Drain {
  const inFlight = new Set<FastifyReply>();
  let isStopping = false;
  let onEmpty: () => void = () => undefined;

  app.addHook('onRequest', async (request, reply) => {
    if (isStopping && !/^\/(healthz|readyz)(\?|$)/.test(request.url)) {
      reply.header('connection', 'close');
      return sendFailure(reply, new OfficeFailure('stopping', {}, retrySeconds), request.query);
    }
    inFlight.add(reply);
    reply.raw.once('close', () => {
      inFlight.delete(reply);
      if (inFlight.size === 0) onEmpty();
    });
  });

  app.addHook('preClose', async () => {
    isStopping = true;
    // An answer that is marked as sent but still open is a stream of events, which never ends by itself.
    for (const { sent, raw } of inFlight) if (sent && !raw.writableEnded) raw.destroy();
    if (inFlight.size === 0) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    await Promise.race([new Promise<void>((resolve) => (onEmpty = resolve)), late]);
    clearTimeout(timer);
  });

  return { isStopping: () => isStopping };
}
