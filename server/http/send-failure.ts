import type { FastifyReply } from 'fastify';
import { errorAnswer, type OfficeFailure, requestedLanguage } from '../errors/office-failure';
import { currentRequest } from '../log/current-request';

/** Answers with an error of the catalogue, in the language of the call, with the status of the error unless another one is given. */
export function sendFailure(reply: FastifyReply, failure: OfficeFailure, query: unknown, known?: number): FastifyReply {
  const request = currentRequest();
  if (request) request.error = failure.error;
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  const { status, body } = errorAnswer(failure, requestedLanguage(typeof query === 'object' && query !== null ? { ...query } : {}));
  return reply
    .code(known ?? status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
}
