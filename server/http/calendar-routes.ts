import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allModels, calendarFile, decodeParams, isSubscribed, resolveScreen, subscriptionPattern } from '../../engine';
import { officeDay } from '../calendar/office-day';
import { collectAnswers } from '../documents/collect-answers';
import { withContent } from '../documents/content-answer';
import { OfficeFailure, requestedLanguage } from '../errors/office-failure';
import type { DocumentOptions } from './document-options';
import { goneSignal } from './reply';
import { sendError } from './send-failure';

/** Milliseconds for all answers of one calendar. */
const longestWait = 20_000;

type CalendarRequest = FastifyRequest<{ Params: { slug: string; block: string }; Querystring: Record<string, unknown> }>;

/** Days of a screen as calendar programs read them again and again: of screens that are open to everybody, with the params of the address. */
export function calendarRoutes(app: FastifyInstance, options: DocumentOptions): void {
  const { publisher, pool, now, tell } = options;

  const answer = async (request: CalendarRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = requestedLanguage(request.query);
    const pack = publisher.current();
    const service = pack?.service(request.params.slug, language);
    if (!pack || !service || service.definition.access?.protected === true) throw new OfficeFailure('unknownAddress');
    const { ask: office } = await options.open(request, reply, service);
    const room = pool.room.open();
    try {
      const moment = now();
      const signal = AbortSignal.any([goneSignal(reply), AbortSignal.timeout(longestWait)]);
      const ask = withContent(office, pack, language)({ room, signal });
      const inputs = decodeParams(service.definition, textsIn(request.query), pack.kinds);
      // Nobody is signed in behind a calendar program, whatever came with the request.
      const visitor = { subject: null, signedIn: false, user: null, state: {}, variant: null, address: {} };
      const { plan } = await collectAnswers({ service, inputs, ...visitor }, ask, { pack, language, today: officeDay(moment), tell });
      const block = allModels(resolveScreen(plan).blocks).find(({ id }) => id === request.params.block);
      if (block === undefined || !isSubscribed(block) || block.subscription === null) throw new OfficeFailure('unknownAddress');
      if (block.state.status !== 'ready') throw new OfficeFailure('documentUnavailable');
      const file = calendarFile(block.entries, { now: moment, origin: `${request.protocol}://${request.host}`, name: block.title });
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .header('x-content-type-options', 'nosniff')
        .send(file);
    } finally {
      room.close();
    }
  };

  app.get<{ Params: { slug: string; block: string }; Querystring: Record<string, unknown> }>(
    subscriptionPattern,
    async (request, reply) => {
      try {
        return await answer(request, reply);
      } catch (error) {
        reply.header('cache-control', 'no-store');
        return sendError(reply, error, request.query, tell);
      }
    },
  );
}

function textsIn(query: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));
}
