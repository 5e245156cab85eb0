import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OfficeFailure } from '../../errors/office-failure';
import { compressAnswers } from '../compress-answers';
import { type KeepingPack, keptHeaders } from '../kept-answer';
import { goneSignal } from '../reply';
import { sendFailure } from '../send-failure';
import { openBody } from './answer-body';
import { addressedOffice, type OfficeBook } from './office-book';
import { callFailure, officeCall } from './office-call';
import { keptCookies } from './office-cookies';
import { answerHeaders, isDocument, requestHeaders } from './passed-headers';

interface ProxyOptions {
  readonly offices: OfficeBook;
  /** True passes all calls on; false only those that name their office, because the built-in one answers the others. */
  readonly main: boolean;
  /** The published pack, which says what browsers may keep. */
  readonly pack: () => KeepingPack | null;
}

type ProxyRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** Passes calls below /api on to other offices. Bodies are streamed; only the headers on a list are passed on. */
export async function proxyRoutes(app: FastifyInstance, { offices, main, pack }: ProxyOptions): Promise<void> {
  await compressAnswers(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const answer = async (request: ProxyRequest, reply: FastifyReply) => {
    try {
      return await passOn(request, reply, offices, pack());
    } catch (error) {
      return sendFailure(reply, callFailure(error), request.query);
    }
  };
  app.all(main ? '/api/*' : '/api/@*', answer);
}

async function passOn(request: ProxyRequest, reply: FastifyReply, offices: OfficeBook, pack: KeepingPack | null): Promise<FastifyReply> {
  // The router also accepts `/%61pi/` as `/api/`.
  if (!methods.includes(request.method) || !request.url.startsWith('/api/')) throw new OfficeFailure('unknownAddress');
  const { id, path } = addressedOffice(request.url.slice('/api'.length));
  const office = offices.find(id);
  const answer = await officeCall(office, {
    method: request.method,
    path,
    headers: requestHeaders(request, office),
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
  const cookies = keptCookies(office, answer);
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply
    .code(status)
    .headers(answerHeaders(office, answer, request, keptHeaders(request, pack, { office: id, path })))
    .send(body);
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
