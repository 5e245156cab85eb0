import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteRequests } from './current-request';

/** An answered request as the log tells it. None of it is text that the caller has sent, except for the id of a trusted proxy. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  /** The route, never the address: an address may contain a number or a name. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Name of the error in the office's catalogue. */
  readonly error?: string;
  /** True if the caller hung up before the whole answer was sent. */
  readonly cutOff?: true;
}

/** Names the route of a request in words of the portal's own. */
export type RouteOf = (request: FastifyRequest) => string;

/** Tells of each request once its answer has been sent, or cannot be sent any more. */
export function logRequests(app: FastifyInstance, routeOf: RouteOf, log: (answered: AnsweredRequest) => void): void {
  const noteOf = noteRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      const error = noteOf(request)?.error ?? null;
      log({
        requestId: request.id,
        method: request.method,
        route: routeOf(request),
        status: reply.raw.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ...(error !== null && { error }),
        ...(!reply.raw.writableFinished && { cutOff: true as const }),
      });
    });
  });
}
