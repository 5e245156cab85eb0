import type { FastifyInstance } from 'fastify';
import { isRecord } from '../../engine';
import { findContent } from '../documents/content-answer';
import { OfficeFailure, requestedLanguage, textsOf } from '../errors/office-failure';
import type { Publisher } from '../publishing/publisher';
import { keptHeaders } from './kept-answer';
import { sendFailure } from './send-failure';
import { sendTagged } from './tagged-answer';

/** Answers the calls whose content stands in the definitions, before any office is asked. */
export function contentAnswers(app: FastifyInstance, publisher: Publisher): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const pack = publisher.current();
    if (!path.startsWith('/api/') || pack === null || (request.method !== 'GET' && request.method !== 'HEAD')) return;
    const query = isRecord(request.query) ? request.query : {};
    const found = findContent(pack, path.slice('/api'.length), textsOf(query), requestedLanguage(query));
    if (found === null) return;
    if (found.answer === undefined) return sendFailure(reply, new OfficeFailure('unknownPage'), query);
    // It has the shape of the contract already, however the office's answers are read.
    reply.header('x-portal-answer', '1');
    return sendTagged(request, reply, JSON.stringify(found.answer), keptHeaders(request, pack, { path: path.slice('/api'.length) }));
  });
}
