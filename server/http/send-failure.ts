import type { FastifyReply } from 'fastify';
import type { OfficeError } from '../../engine';
import { isUnavailable } from '../database/unavailable';
import { OfficeRefusal } from '../documents/ask-office';
import { describeFault } from '../errors/describe-fault';
import { databaseFailure, errorAnswer, OfficeFailure, requestedLanguage } from '../errors/office-failure';
import { currentRequest } from '../log/current-request';

/** Answers with an error of the catalogue, in the language of the call, with the status of the error unless another one is given. */
export function sendFailure(reply: FastifyReply, failure: OfficeFailure, query: unknown, known?: number): FastifyReply {
  const request = currentRequest();
  if (request) request.error = failure.error;
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  const { status, body } = errorAnswer(failure, requestedLanguage(typeof query === 'object' && query !== null ? { ...query } : {}));
  return (
    reply
      .code(known ?? status)
      .header('cache-control', 'no-store')
      // Whoever reads it knows that these are not the words of another office.
      .header('x-portal-failure', '1')
      .type('application/json; charset=utf-8')
      .send(body)
  );
}

/** Answers with whatever went wrong. The operator is told of what nobody expected, unless the database is down, which has been reported already. */
export function sendError(reply: FastifyReply, error: unknown, query: unknown, tell: (text: string) => void): FastifyReply {
  if (error instanceof OfficeFailure) return sendFailure(reply, error, query);
  if (error instanceof OfficeRefusal) return sendRefusal(reply, error.refused, query);
  if (isUnavailable(error)) return sendFailure(reply, databaseFailure(), query);
  tell(`A call of the API failed: ${describeFault(error)}`);
  return sendFailure(reply, new OfficeFailure('failed'), query);
}

/** What an office said of a call that a document needs reaches the page as if it had asked itself. */
function sendRefusal(reply: FastifyReply, { kind, status, kod, opis }: OfficeError, query: unknown): FastifyReply {
  const known = status !== null && status >= 400 && status <= 599 ? status : undefined;
  switch (kind) {
    case 'office':
      return reply
        .code(known ?? 502)
        .header('cache-control', 'no-store')
        .send({ ...(kod !== null && { kod: numberOrText(kod) }), ...(opis !== null && { opis }) });
    case 'timeout':
      return sendFailure(reply, new OfficeFailure('officeTimeout'), query);
    case 'network':
      return sendFailure(reply, new OfficeFailure('officeUnreachable'), query);
    default:
      return sendFailure(reply, new OfficeFailure('officeUnreadable'), query, known);
  }
}

/** The reference office's numbers stay numbers. */
function numberOrText(kod: string): number | string {
  return String(Number(kod)) === kod ? Number(kod) : kod;
}
