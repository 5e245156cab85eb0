import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentFolder, parseDocumentOrder } from '../../engine';
import { officeDay } from '../calendar/office-day';
import { drawScreen } from '../documents/draw-screen';
import { orderedScreen } from '../documents/ordered-screen';
import { OfficeFailure, requestedLanguage } from '../errors/office-failure';
import { officeArms } from '../pdf/draw-office-letter';
import { calendarRoutes } from './calendar-routes';
import type { DocumentOptions } from './document-options';
import { goneSignal, sendFile } from './reply';
import { sendError } from './send-failure';

/** Bytes of an order: inputs, and the state that the previous screen passed. */
const largestOrder = 131_072;

type OrderRequest = FastifyRequest<{ Params: { slug: string }; Querystring: Record<string, unknown> }>;

/** Draws the screens whose PDF the portal makes itself. An order is a body, so that no number of a person stands in an address. */
export function documentRoutes(app: FastifyInstance, options: DocumentOptions): void {
  const { publisher, pool, now, tell } = options;

  calendarRoutes(app, options);

  const answer = async (request: OrderRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = requestedLanguage(request.query);
    const pack = publisher.current();
    const service = pack?.service(request.params.slug, language);
    const { pdf } = service?.definition ?? {};
    if (!pack || !service || !pdf || pdf.endpoint !== undefined) throw new OfficeFailure('unknownAddress');
    const order = parseDocumentOrder(request.body);
    if (order === null) throw new OfficeFailure('unreadableRequest');
    const { ask, signedIn } = await options.open(request, reply, service);
    const moment = now();
    const file = await drawScreen((asked) => orderedScreen(service, order, { pack, signedIn, ask: asked }), {
      pack,
      language,
      today: officeDay(moment),
      now: moment,
      ask,
      pool,
      arms: officeArms(publisher),
      tell,
      gone: goneSignal(reply),
    });
    return sendFile(reply, file);
  };

  app.post<{ Params: { slug: string }; Querystring: Record<string, unknown> }>(
    `${documentFolder}/:slug`,
    {
      bodyLimit: largestOrder,
      errorHandler(error, request, reply) {
        const { statusCode: status = 500 } = error;
        const refused = status >= 500 ? error : new OfficeFailure(status === 413 ? 'requestTooLarge' : 'unreadableRequest');
        return sendError(reply, refused, request.query, tell);
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        return await answer(request, reply);
      } catch (error) {
        return sendError(reply, error, request.query, tell);
      }
    },
  );
}
