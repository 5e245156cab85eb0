import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type OfficeRequest, originalLanguage } from '../../engine';
import type { AccountDesk } from '../accounts/account-desk';
import { browserKey } from '../accounts/external/browser-key';
import type { Logins } from '../accounts/external/open-logins';
import { findCaller } from '../accounts/sessions';
import { officeDay } from '../calendar/office-day';
import { answerOnce } from '../calls/answer-once';
import { type OfficeContext, OfficeFile } from '../calls/define-resource';
import type { Database } from '../database/database';
import { addressedScreen } from '../documents/addressed-screen';
import type { AskOffice } from '../documents/ask-office';
import { askOwnOffice } from '../documents/ask-own-office';
import { drawScreen } from '../documents/draw-screen';
import { findPdf } from '../documents/find-pdf';
import { OfficeFailure, requestedLanguage, textsOf } from '../errors/office-failure';
import type { FileDesk } from '../files/file-desk';
import { sentFile } from '../files/sent-file';
import type { PaymentDesk } from '../payments/payment-desk';
import { drawOfficeLetter, officeArms } from '../pdf/draw-office-letter';
import type { DrawPool } from '../pdf/draw-pool';
import type { Publisher } from '../publishing/publisher';
import { findResource, isOfAccounts } from '../resources/answer-call';
import { isUnderMaintenance } from '../resources/shell/settings';
import { compressAnswers } from './compress-answers';
import { documentRoutes } from './document-routes';
import { keptHeaders } from './kept-answer';
import { goneSignal, sendFile } from './reply';
import { sendError } from './send-failure';
import { sendTagged } from './tagged-answer';

/** What the office's calls need. */
export interface ApiOptions {
  readonly database: Database;
  readonly publisher: Publisher;
  readonly pool: DrawPool;
  readonly accounts: AccountDesk;
  readonly logins: Logins;
  readonly payments: PaymentDesk;
  readonly files: FileDesk;
  readonly now: () => Date;
  /** Origin of the sandbox's system of cases and registers; null when there is none. */
  readonly sandboxRegistry: string | null;
  /** Reports to the operator an answer that failed through an error of ours. */
  readonly tell: (text: string) => void;
  /** The offices that the pack names besides this one, asked in the name of whoever sent a request. */
  readonly askNamed: (request: FastifyRequest) => AskOffice;
  readonly rateLimit: number;
  readonly rateLimitSensitive: number;
}

/** Bytes of a body: room for the longest list that a call accepts, and small enough that deeply nested JSON is parsed quickly. */
const largestBody = 131_072;

type QueryRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;
type ApiRequest = FastifyRequest<{ Params: { '*': string }; Querystring: Record<string, unknown> }>;

/** Answers the office's calls below /api: resources from the database, and the PDFs that the definitions name. */
export async function apiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await compressAnswers(app);
  await app.register(rateLimit, { global: false });
  // A file is read by whoever takes it, part by part.
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  const count = {
    general: app.createRateLimit(perMinute(options.rateLimit)),
    sensitive: app.createRateLimit(perMinute(options.rateLimitSensitive)),
  };

  /** False for a portal that says it has none: then nobody is signed in, whatever a request carries. */
  const hasAccounts = () => options.publisher.current()?.index(originalLanguage).session !== null;

  /** A call of the API, once it is counted and the office is open. */
  const open = async (request: QueryRequest, reply: FastifyReply, kind: CallKind): Promise<OfficeContext> => {
    const checks = [options.rateLimit > 0 && count.general, kind.sensitive && options.rateLimitSensitive > 0 && count.sensitive];
    for (const check of checks) {
      const counted = check ? await check(request) : null;
      if (counted && !counted.isAllowed && counted.isExceeded) {
        throw new OfficeFailure('tooManyRequests', {}, counted.ttlInSeconds);
      }
    }
    if (!kind.duringMaintenance && (await isUnderMaintenance(options.database))) throw new OfficeFailure('maintenance');
    const now = options.now();
    return {
      database: options.database,
      now,
      today: officeDay(now),
      language: requestedLanguage(request.query),
      caller: await findCaller(options.database, hasAccounts() ? request.headers.authorization : undefined, now),
      address: request.ip,
      browser: browserKey(request, reply, options.accounts.publicUrl.startsWith('https:')),
      accounts: options.accounts,
      logins: options.logins,
      payments: options.payments,
      draw: (document) => drawOfficeLetter(document, { ...options, now }),
      sandboxRegistry: options.sandboxRegistry,
      sent: sentFile(request),
      files: options.files,
      pack: options.publisher.current(),
    };
  };

  const answer = async (request: ApiRequest, reply: FastifyReply): Promise<unknown> => {
    const method = methodOf(request.method);
    const path = `/${request.params['*']}`;
    const query = textsOf(request.query);
    const known = findResource({ method, path });
    const found = known && (hasAccounts() || !isOfAccounts(known.resource)) ? known : null;
    const resource = found?.resource;
    const pack = options.publisher.current();
    const language = requestedLanguage(request.query);
    const pdf = resource || !pack || method !== 'GET' ? null : findPdf(pack, path, query, language);
    const sensitive = resource?.sensitive ?? (pdf !== null && readsSensitive(pdf.service.definition.sources));
    const context = await open(request, reply, { sensitive, duringMaintenance: resource?.duringMaintenance === true });
    if (found) {
      const input = { query: { ...query, ...found.places }, body: request.body };
      const answered = await answerOnce(found.resource, textsOf(request.headers)['idempotency-key'], input, context);
      if (answered instanceof OfficeFile) return sendFile(reply, answered);
      const isKept = method === 'GET' && found.resource.isPublic && !isOfAccounts(found.resource) && !request.headers.authorization;
      return isKept ? sendTagged(request, reply, JSON.stringify(answered), keptHeaders(request, pack, { path })) : reply.send(answered);
    }
    if (!pdf || !pack) throw new OfficeFailure('unknownAddress');
    const setting = { ...context, pack, pool: options.pool, arms: officeArms(options.publisher), tell: options.tell };
    const screenOf = async () => addressedScreen(pdf, pack, context.caller);
    return sendFile(
      reply,
      await drawScreen(screenOf, { ...setting, ask: askOwnOffice(context, options.askNamed(request)), gone: goneSignal(reply) }),
    );
  };

  // Fastify calls this when a request cannot be parsed; the handler below is then not reached.
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    const refused = status >= 500 ? error : new OfficeFailure(status === 413 ? 'requestTooLarge' : 'unreadableRequest');
    return sendError(reply, refused, request.query, options.tell);
  });

  app.all('/api/*', { bodyLimit: largestBody }, async (request: ApiRequest, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return await answer(request, reply);
    } catch (error) {
      return sendError(reply, error, request.query, options.tell);
    }
  });

  documentRoutes(app, {
    ...options,
    async open(request, reply, service) {
      const sensitive = readsSensitive(service.definition.sources);
      const context = await open(request, reply, { sensitive, duringMaintenance: false });
      return { ask: askOwnOffice(context, options.askNamed(request)), signedIn: context.caller.kind === 'user' };
    },
  });
}

/** How strictly a call is counted, and whether it is answered while the office is closed. */
interface CallKind {
  readonly sensitive: boolean;
  readonly duringMaintenance: boolean;
}

function methodOf(method: string): OfficeRequest['method'] {
  const asked = method === 'HEAD' ? 'GET' : method;
  if (asked !== 'GET' && asked !== 'POST' && asked !== 'PUT' && asked !== 'DELETE') throw new OfficeFailure('unknownAddress');
  return asked;
}

function perMinute(max: number) {
  return { max, timeWindow: 60_000 };
}

function readsSensitive(sources: Readonly<Record<string, { readonly endpoint?: string }>> | undefined): boolean {
  return Object.values(sources ?? {}).some(
    ({ endpoint }) => endpoint !== undefined && findResource({ method: 'GET', path: endpoint })?.resource.sensitive === true,
  );
}
