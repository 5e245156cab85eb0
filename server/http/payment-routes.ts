import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { describeFault } from '../errors/describe-fault';
import { returnPage } from '../payments/look-up-payment';
import { takeNotification } from '../payments/notifications';
import type { PaymentDesk } from '../payments/payment-desk';

interface PaymentRouteOptions {
  readonly desk: PaymentDesk;
  /** Requests a minute and address; 0 switches the limit off. */
  readonly rateLimit: number;
}

type NotificationRequest = FastifyRequest<{ Body: string | undefined }>;
type ReturnRequest = FastifyRequest<{ Querystring: { idPrzelewu?: unknown } }>;

/** Takes what gateways say, server to server, and the browsers that come back from their pages. */
export async function paymentRoutes(app: FastifyInstance, { desk, ...limits }: PaymentRouteOptions): Promise<void> {
  // A sign covers the body as it was sent, so that it is read as a text.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('*', { parseAs: 'string', bodyLimit: 20_000 }, (_request, body, done) => done(null, body));
  await app.register(rateLimit, { global: limits.rateLimit > 0, max: limits.rateLimit, timeWindow: 60_000 });
  for (const { key } of desk.gateways) {
    app.post(`/api/platnosci/${key}/powiadomienie`, async (request: NotificationRequest, reply) => {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      try {
        const { status, text } = await takeNotification(desk, key, request.body ?? '');
        return reply.code(status).send(text);
      } catch (error) {
        // The gateway sends it again, and the sweep asks for it anyway.
        desk.tell(`A notification of the gateway ${key} could not be processed: ${describeFault(error)}`);
        return reply.code(500).send('Failed');
      }
    });
    app.get(`/api/platnosci/${key}/powrot`, async (request: ReturnRequest, reply) => {
      const { idPrzelewu } = request.query;
      const isId = typeof idPrzelewu === 'string' && /^[\w-]{1,100}$/.test(idPrzelewu);
      const page = isId ? await returnPage(desk, key, idPrzelewu) : null;
      return reply.header('cache-control', 'no-store').redirect(page ?? '/', 303);
    });
  }
}
