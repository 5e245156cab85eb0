import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OfficeRequest } from '../../engine';
import type { AccountDesk } from '../accounts/account-desk';
import { browserKey } from '../accounts/external/browser-key';
import { findCaller } from '../accounts/sessions';
import { officeDay } from '../calendar/office-day';
import { type OfficeContext, OfficeFile } from '../calls/define-resource';
import type { Database } from '../database/database';
import { isUnavailable } from '../database/unavailable';
import { findPdf } from '../documents/find-pdf';
import { makePdf } from '../documents/make-pdf';
import { describeFault } from '../errors/describe-fault';
import { databaseFailure, OfficeFailure, requestedLanguage } from '../errors/office-failure';
import type { PaymentDesk } from '../payments/payment-desk';
import { drawOfficeLetter, officeArms } from '../pdf/draw-office-letter';
import type { DrawPool } from '../pdf/draw-pool';
import type { Publisher } from '../publishing/publisher';
import { findResource } from '../resources/answer-call';
import { isUnderMaintenance } from '../resources/shell/settings';
import { compressAnswers } from './compress-answers';
import { sendFailure } from './send-failure';

/** What the office's calls need. */
export interface ApiOptions {
  readonly database: Database;
  readonly publisher: Publisher;
  readonly pool: DrawPool;
  readonly accounts: AccountDesk;
  readonly payments: PaymentDesk;
  readonly now: () => Date;
  /** Origin of the sandbox's system of cases and registers; null when there is none. */
  readonly sandboxRegistry: string | null;
  /** Reports to the operator an answer that failed through an error of ours. */
  readonly tell: (text: string) => void;
  readonly rateLimit: number;
  readonly rateLimitSensitive: number;
}

/** Bytes of a body: room for the longest list that a call accepts, and small enough that deeply nested JSON is parsed quickly. */
const largestBody = 131_072;

type ApiRequest = FastifyRequest<{ Params: { '*': string }; Querystring: Record<string, unknown> }>;

/** Answers the office's calls below /api: resources from the database, and the PDFs that the definitions name. */
export async function apiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await compressAnswers(app);
  await app.register(rateLimit, { global: false });
  const count = {
    general: app.createRateLimit(perMinute(options.rateLimit)),
    sensitive: app.createRateLimit(perMinute(options.rateLimitSensitive)),
  };

  /** The error as the resident is told of it. The operator is told too, unless the database is down, which has been reported already. */
  const failureOf = (error: unknown): OfficeFailure => {
    if (error instanceof OfficeFailure) return error;
    if (isUnavailable(error)) return databaseFailure();
    options.tell(`A call of the API failed: ${describeFault(error)}`);
    return new OfficeFailure('failed');
  };

  const answer = async (request: ApiRequest, reply: FastifyReply): Promise<unknown> => {
    const method = methodOf(request.method);
    const path = `/${request.params['*']}`;
    const query = textsOf(request.query);
    const found = findResource({ method, path });
    const resource = found?.resource;
    const pack = options.publisher.current();
    const language = requestedLanguage(request.query);
    const pdf = resource || !pack || method !== 'GET' ? null : findPdf(pack, path, query, language);
    const sensitive = resource?.sensitive ?? (pdf !== null && readsSensitive(pdf.service.definition.sources));
    const checks = [options.rateLimit > 0 && count.general, sensitive && options.rateLimitSensitive > 0 && count.sensitive];
    for (const check of checks) {
      const counted = check ? await check(request) : null;
      if (counted && !counted.isAllowed && counted.isExceeded) {
        throw new OfficeFailure('tooManyRequests', {}, counted.ttlInSeconds);
      }
    }
    if (resource?.duringMaintenance !== true && (await isUnderMaintenance(options.database))) throw new OfficeFailure('maintenance');
    const now = options.now();
    const context: OfficeContext = {
      database: options.database,
      now,
      today: officeDay(now),
      language,
      caller: await findCaller(options.database, request.headers.authorization, now),
      address: request.ip,
      browser: browserKey(request, reply, options.accounts.publicUrl.startsWith('https:')),
      accounts: options.accounts,
      payments: options.payments,
      draw: (document) => drawOfficeLetter(document, { ...options, now }),
      sandboxRegistry: options.sandboxRegistry,
    };
    if (found) return sendAnswer(reply, await found.resource.answer({ query: { ...query, ...found.places }, body: request.body }, context));
    if (!pdf || !pack) throw new OfficeFailure('unknownAddress');
    const arms = officeArms(options.publisher);
    return sendFile(reply, await makePdf(pdf, { ...context, pack, pool: options.pool, arms, tell: options.tell, gone: goneSignal(reply) }));
  };

  // Fastify calls this when a request cannot be parsed; the handler below is then not reached.
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    const failure = status >= 500 ? failureOf(error) : new OfficeFailure(status === 413 ? 'requestTooLarge' : 'unreadableRequest');
    return sendFailure(reply, failure, request.query);
  });

  app.all('/api/*', { bodyLimit: largestBody }, async (request: ApiRequest, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return await answer(request, reply);
    } catch (error) {
      return sendFailure(reply, failureOf(error), request.query);
    }
  });
}

function methodOf(method: string): OfficeRequest['method'] {
  const asked = method === 'HEAD' ? 'GET' : method;
  if (asked !== 'GET' && asked !== 'POST' && asked !== 'PUT' && asked !== 'DELETE') throw new OfficeFailure('unknownAddress');
  return asked;
}

function perMinute(max: number) {
  return { max, timeWindow: 60_000 };
}

/** Of a repeated parameter the first value counts; no call needs two. */
function textsOf(query: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]));
}

function readsSensitive(sources: Readonly<Record<string, { readonly endpoint?: string }>> | undefined): boolean {
  return Object.values(sources ?? {}).some(
    ({ endpoint }) => endpoint !== undefined && findResource({ method: 'GET', path: endpoint })?.resource.sensitive === true,
  );
}

function sendAnswer(reply: FastifyReply, answer: unknown): FastifyReply {
  return answer instanceof OfficeFile ? sendFile(reply, answer) : reply.send(answer);
}

function sendFile(reply: FastifyReply, { bytes, fileName, type }: OfficeFile): FastifyReply {
  const ascii = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .send(Buffer.from(bytes));
}

/** Aborts when the connection ends before the answer has been sent. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // Listens to the answer, because the request emits `close` as soon as its body has been read.
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
