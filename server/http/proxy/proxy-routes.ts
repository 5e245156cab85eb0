import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OfficeFailure } from '../../errors/office-failure';
import { compressAnswers } from '../compress-answers';
import { goneSignal } from '../reply';
import { sendFailure } from '../send-failure';
import { openBody } from './answer-body';
import { callFailure, type OtherOffice, officeCall } from './office-call';
import { answerHeaders, isDocument, requestHeaders } from './passed-headers';

type ProxyRequest = FastifyRequest<{ Params: { '*': string }; Querystring: Record<string, unknown> }>;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** Passes the calls below /api on to another office. Bodies are streamed; only the headers on a list are passed on. */
export async function proxyRoutes(app: FastifyInstance, { office }: { readonly office: OtherOffice }): Promise<void> {
  await compressAnswers(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.all('/api/*', async (request: ProxyRequest, reply) => {
    try {
      return await passOn(request, reply, office);
    } catch (error) {
      return sendFailure(reply, callFailure(error), request.query);
    }
  });
}

async function passOn(request: ProxyRequest, reply: FastifyReply, office: OtherOffice): Promise<FastifyReply> {
  // The router also accepts `/%61pi/` as `/api/`.
  if (!methods.includes(request.method) || !request.url.startsWith('/api/')) throw new OfficeFailure('unknownAddress');
  const answer = await officeCall(office, {
    method: request.method,
    path: request.url.slice('/api'.length),
    headers: requestHeaders(request, office.portal),
    body: hasBody(request) ? request.raw : null,
    signal: goneSignal(reply),
  });
  const { statusCode: status } = answer;
  if (status < 200 || status > 599) {
    answer.body.destroy();
    throw new OfficeFailure('officeUnreadable');
  }
  // An HTML page here comes from a gateway in front of the office, and would run under the portal's address.
  if (isDocument(answer.headers)) {
    answer.body.destroy();
    return sendFailure(reply, new OfficeFailure('officeUnreadable'), request.query, status >= 400 ? status : undefined);
  }
  const body = await openBody(answer, request.method);
  return reply.code(status).headers(answerHeaders(answer, request)).send(body);
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
