import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { OfficeFailure } from '../../errors/office-failure';
import { goneSignal } from '../api-routes';
import { compressAnswers } from '../compress-answers';
import { sendFailure } from '../send-failure';
import { openBody } from './answer-body';
import { type OtherOffice, officeCall } from './office-call';
import { answerHeaders, isDocument, requestHeaders } from './passed-headers';

interface ProxyOptions {
  /** Base address of the other office, without a slash at the end. */
  readonly officeApiUrl: string;
  /** Address under which visitors reach the portal. */
  readonly publicUrl: string;
  /** Milliseconds until the answer must begin, and between two parts of it. */
  readonly timeLimit?: number;
}

type ProxyRequest = FastifyRequest<{ Params: { '*': string }; Querystring: Record<string, unknown> }>;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** Passes the calls below /api on to another office. Bodies are streamed; only the headers on a list are passed on. */
export async function proxyRoutes(app: FastifyInstance, { officeApiUrl, publicUrl, timeLimit = 10_000 }: ProxyOptions): Promise<void> {
  const agent = new Agent({ headersTimeout: timeLimit, bodyTimeout: timeLimit, connect: { timeout: timeLimit }, connections: 256 });
  app.addHook('onClose', () => agent.destroy());
  const office: OtherOffice = { base: new URL(officeApiUrl), portal: new URL(publicUrl), agent };
  await compressAnswers(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.all('/api/*', async (request: ProxyRequest, reply) => {
    try {
      return await passOn(request, reply, office);
    } catch (error) {
      return sendFailure(reply, failureOf(error), request.query);
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

const timeouts = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);

function failureOf(error: unknown): OfficeFailure {
  if (error instanceof OfficeFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (timeouts.has(code)) return new OfficeFailure('officeTimeout');
  // These are errors of the zlib decoders in `answer-body.ts`.
  return new OfficeFailure(/^(Z_|ERR__)/.test(code) ? 'officeUnreadable' : 'officeUnreachable');
}
