import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { type OfficeCall, sampleValue } from '../../engine/authoring';
import { onePagePdf } from './one-page-pdf';
import { isWay, type WayName, waysPath } from './way-names';
import { type MockAnswer, ways } from './ways';

/** What a mock office answers. */
export interface MockOptions {
  readonly calls: readonly OfficeCall[];
  /** Answers by endpoint that are better than those made of examples. */
  readonly answers: ReadonlyMap<string, unknown>;
  /** The way of every call that has none of its own. */
  readonly way: WayName;
}

/**
 * An office that answers every call of a pack. `GET /_ways` lists the calls with the way of each; `POST /_ways` with
 * `{"call": "GET /path", "way": "slow"}` sets one, or all where `call` is left out.
 */
export function createMockOffice({ calls, answers, way }: MockOptions): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  const chosen = new Map<string, WayName>();
  let usual = way;
  // Whatever is uploaded is taken.
  app.addContentTypeParser('*', { bodyLimit: 50_000_000, parseAs: 'buffer' }, (_, body, done) => done(null, body));

  for (const call of calls) {
    const name = `${call.method} ${call.endpoint}`;
    app.route({
      method: call.method,
      url: call.endpoint.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: async (request, reply) => {
        const missing = missingValue(call, { ...record(request.query), ...record(request.params) });
        if (missing !== null) return await send(reply, ways.refused({ value: null, contract: null }), `The call ${name} lacks ${missing}.`);
        const current = chosen.get(name) ?? usual;
        if (call.answer !== 'json' && (current === 'good' || current === 'empty'))
          return await reply.type('application/pdf').send(onePagePdf(`${call.services[0] ?? 'Okienko'}: ${call.endpoint}`));
        const value = call.sample ?? answers.get(call.endpoint) ?? (call.response === null ? null : sampleValue(call.response));
        return await send(reply, ways[current]({ value, contract: call.response }));
      },
    });
  }

  app.get(waysPath, async (_, reply) => {
    const lines = calls.map(({ method, endpoint }) => `${(chosen.get(`${method} ${endpoint}`) ?? usual).padEnd(10)} ${method} ${endpoint}`);
    return await reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  app.post(waysPath, async (request, reply) => {
    const { call, way: wanted } = record(request.body);
    const known = calls.some(({ method, endpoint }) => call === `${method} ${endpoint}`);
    if (typeof wanted !== 'string' || !isWay(wanted)) return await reply.code(400).send(`The ways are ${Object.keys(ways).join(', ')}.\n`);
    if (call === undefined) {
      usual = wanted;
      chosen.clear();
    } else if (typeof call === 'string' && known) chosen.set(call, wanted);
    else return await reply.code(400).send(`There is no call ${String(call)}; GET ${waysPath} lists them.\n`);
    return await reply.code(204).send();
  });
  app.setNotFoundHandler(async (request, reply) => {
    const opis = `Próbny urząd nie zna wywołania ${request.method} ${request.url.replace(/\?.*$/, '')}.`;
    return await reply.code(404).send({ kod: 9_000, opis });
  });
  return app;
}

async function send(reply: FastifyReply, { status, type, body, after }: MockAnswer, reason?: string): Promise<FastifyReply> {
  // Whoever asked gives up in the end; until then nothing comes.
  if (after === null) return reply.hijack();
  if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
  if (reason !== undefined) reply.header('x-mock-office', reason);
  return await reply.code(status).type(type).send(body);
}

/** The first value that every screen sends and this call lacks. */
function missingValue({ query }: OfficeCall, given: Readonly<Record<string, unknown>>): string | null {
  return query.find(({ name, optional }) => !optional && given[name] === undefined)?.name ?? null;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value) ? { ...value } : {};
}
