import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureType } from '../../engine/authoring';
import type { Encoding } from './pack-files';
import type { Publisher, PublisherEvent } from './publisher';

interface PackOptions {
  readonly publisher: Publisher;
  readonly development: boolean;
}

const immutable = 'public, max-age=31536000, immutable';

/** Serves the published pack: `current.json` is asked for each time, everything else is named by its hash and kept. */
export async function packRoutes(app: FastifyInstance, { publisher, development }: PackOptions): Promise<void> {
  app.get('/pack/current.json', async (_request, reply) => {
    const current = publisher.current();
    return reply
      .header('cache-control', 'no-cache')
      .code(current ? 200 : 503)
      .send(current?.current ?? { version: '', indexes: {} });
  });

  app.get<{ Params: { name: string } }>('/pack/assets/:name', async (request, reply) => {
    const asset = publisher.asset(request.params.name);
    if (!asset) return reply.callNotFound();
    const tag = `"${createHash('sha256').update(asset).digest('base64url').slice(0, 16)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag: tag });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(pictureType(request.params.name) ?? 'application/octet-stream').send(Buffer.from(asset));
  });

  if (development) app.get('/pack/events', (request, reply) => sendEvents(publisher, request, reply));

  app.get<{ Params: { name: string } }>('/pack/:name', async (request, reply) => {
    const { name } = request.params;
    const file = publisher.file(name);
    if (file === null) return reply.callNotFound();
    const type = name.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8';
    reply.headers({ 'cache-control': immutable, vary: 'accept-encoding', 'content-type': type });
    const encoding = encodingOf(String(request.headers['accept-encoding'] ?? ''));
    if (encoding === null) return reply.send(Buffer.from(file.content));
    return reply.header('content-encoding', encoding).send(file.encoded(encoding));
  });
}

function encodingOf(accepted: string): Encoding | null {
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/** Tells an open page of the pack as it is, of every new one and of problems, as server-sent events. */
function sendEvents(publisher: Publisher, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  const stream = reply.raw;
  stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  stream.write('retry: 500\n\n');
  const send = ({ event, ...data }: PublisherEvent) => stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  // Also reports changes from before the page began to listen, or while the connection was broken.
  const pack = publisher.current();
  if (pack !== null) send({ event: 'pack', version: pack.version });
  const report = publisher.problems();
  if (report !== null) send({ event: 'problems', report });
  const unsubscribe = publisher.subscribe(send);
  request.raw.on('close', unsubscribe);
}
