import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer, OfficeFailure, requestedLanguage } from '../errors/office-failure';

interface ProxyOptions {
  /** Base address of the other office, without a slash at the end. */
  readonly officeApiUrl: string;
  /** Milliseconds until its answer must begin. */
  readonly timeLimit?: number;
}

type ProxyRequest = FastifyRequest<{ Params: { '*': string }; Querystring: Record<string, unknown> }>;

// They hold for one connection only, or no longer fit because fetch has already unpacked the body.
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'content-encoding',
  'expect',
  'accept-encoding',
]);
// Our own policy holds for pages, not the other system's.
const ofOurOwn = new Set(['content-security-policy', 'strict-transport-security', 'set-cookie', 'server', 'x-powered-by']);

/** Passes the calls below /api on to another office, as they are. */
export async function proxyRoutes(app: FastifyInstance, { officeApiUrl, timeLimit = 10_000 }: ProxyOptions): Promise<void> {
  await app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    calls.all('/api/*', (request: ProxyRequest, reply) => passOn(request, reply, officeApiUrl, timeLimit));
  });
}

async function passOn(request: ProxyRequest, reply: FastifyReply, officeApiUrl: string, timeLimit: number): Promise<FastifyReply> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeLimit);
  request.raw.on('close', () => {
    if (!request.raw.complete || !reply.raw.writableEnded) abort.abort();
  });
  try {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const answer = await fetch(officeApiUrl + request.url.slice('/api'.length), {
      method: request.method,
      headers: passedHeaders(request),
      redirect: 'manual',
      signal: abort.signal,
      ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' }),
    });
    reply.code(answer.status);
    for (const [name, value] of answer.headers) if (!hopByHop.has(name) && !ofOurOwn.has(name)) reply.header(name, value);
    return await reply.send(answer.body ? Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]) : null);
  } catch {
    const failure = new OfficeFailure(abort.signal.aborted ? 'officeTimeout' : 'officeUnreachable');
    const { status, body } = errorAnswer(failure, requestedLanguage(request.query));
    return await reply.code(status).send(body);
  } finally {
    clearTimeout(timer);
  }
}

function passedHeaders(request: ProxyRequest): Headers {
  const headers = new Headers();
  const named = new Set(
    String(request.headers.connection ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase()),
  );
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || hopByHop.has(name) || named.has(name)) continue;
    headers.set(name, [value].flat().join(', '));
  }
  headers.set('x-forwarded-for', request.ip);
  return headers;
}
