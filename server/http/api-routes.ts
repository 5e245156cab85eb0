import rateLimit from '@fastify/rate-limit';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { errorAnswer, OfficeFailure, requestedLanguage } from '../errors/office-failure';
import type { DrawPool } from '../pdf/draw-pool';
import { findPdf } from '../pdf/find-pdf';
import { makePdf, type PdfFile } from '../pdf/make-pdf';
import type { Publisher } from '../publishing/publisher';
import { findResource } from '../resources/answer-call';
import type { OfficeContext } from '../resources/define-resource';
import { isUnderMaintenance } from '../resources/shell/settings';
import { todayIn } from './today';

/** What the office's calls need. */
export interface ApiOptions {
  readonly database: Database;
  readonly publisher: Publisher;
  readonly pool: DrawPool;
  readonly now: () => Date;
  /** Tells the operator of an answer that failed by a fault of ours. */
  readonly tell: (text: string) => void;
  readonly rateLimit: number;
  readonly rateLimitSensitive: number;
}

type ApiRequest = FastifyRequest<{ Params: { '*': string }; Querystring: Record<string, unknown> }>;

/** Answers the office's calls below /api: resources from the database, and the PDFs that the definitions name. */
export async function apiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(rateLimit, { global: false });
  const count = {
    general: app.createRateLimit(perMinute(options.rateLimit)),
    sensitive: app.createRateLimit(perMinute(options.rateLimitSensitive)),
  };

  const answer = async (request: ApiRequest, reply: FastifyReply): Promise<unknown> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new OfficeFailure('unknownAddress');
    const path = `/${request.params['*']}`;
    const query = textsOf(request.query);
    const resource = findResource({ method: 'GET', path });
    const pack = options.publisher.current();
    const language = requestedLanguage(request.query);
    const pdf = resource || !pack ? null : findPdf(pack, path, query, language);
    const sensitive = resource?.sensitive ?? (pdf !== null && readsSensitive(pdf.service.definition.sources));
    const checks = [options.rateLimit > 0 && count.general, sensitive && options.rateLimitSensitive > 0 && count.sensitive];
    for (const check of checks) {
      const counted = check ? await check(request) : null;
      if (counted && !counted.isAllowed && counted.isExceeded) {
        reply.header('retry-after', counted.ttlInSeconds);
        throw new OfficeFailure('tooManyRequests');
      }
    }
    if (resource?.duringMaintenance !== true && (await isUnderMaintenance(options.database))) throw new OfficeFailure('maintenance');
    const now = options.now();
    const context: OfficeContext = { database: options.database, today: todayIn('Europe/Warsaw', now), language };
    if (resource) return reply.send(await resource.answer(query, context));
    if (!pdf || !pack) throw new OfficeFailure('unknownAddress');
    const arms = armsOf(options.publisher);
    return sendPdf(reply, await makePdf(pdf, { ...context, pack, pool: options.pool, now, arms }));
  };

  app.all('/api/*', async (request: ApiRequest, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return await answer(request, reply);
    } catch (error) {
      if (!(error instanceof OfficeFailure))
        options.tell(`An answer failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      const { status, body } = errorAnswer(
        error instanceof OfficeFailure ? error : new OfficeFailure('failed'),
        requestedLanguage(request.query),
      );
      return reply.code(status).send(body);
    }
  });

  app.get('/healthz', async (_request, reply) => {
    try {
      await options.database.execute(sql`SELECT 1`);
      return { status: 'ok', pack: options.publisher.current()?.version ?? null };
    } catch {
      return reply.code(503).send({ status: 'database unavailable', pack: options.publisher.current()?.version ?? null });
    }
  });
}

function perMinute(max: number) {
  return { max, timeWindow: 60_000 };
}

/** A repeated parameter counts once, with its first value: a call has no use for two. */
function textsOf(query: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]));
}

function readsSensitive(sources: Readonly<Record<string, { readonly endpoint?: string }>> | undefined): boolean {
  return Object.values(sources ?? {}).some(
    ({ endpoint }) => endpoint !== undefined && findResource({ method: 'GET', path: endpoint })?.sensitive === true,
  );
}

function armsOf(publisher: Publisher): string | null {
  const name = publisher.current()?.index('pl').office.arms;
  const arms = name ? publisher.asset(name) : null;
  return arms && new TextDecoder().decode(arms);
}

function sendPdf(reply: FastifyReply, { pdf, fileName }: PdfFile): FastifyReply {
  const ascii = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .send(Buffer.from(pdf));
}
