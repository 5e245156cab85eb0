import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { sendsToken, tokenRoutes } from '../../../portal';
import { OfficeFailure } from '../../errors/office-failure';
import { type DocumentOptions, documentRoutes } from '../document-routes';
import { askOtherOffice } from './ask-other-office';
import type { OtherOffice } from './office-call';

interface OtherOfficeDocuments extends Omit<DocumentOptions, 'open'> {
  readonly office: OtherOffice;
  /** Orders per minute and address; 0 for no limit. */
  readonly rateLimit: number;
}

/** The documents of a portal before another office: it is asked with the token that came with the order. */
export async function otherOfficeDocuments(app: FastifyInstance, options: OtherOfficeDocuments): Promise<void> {
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({ max: options.rateLimit, timeWindow: 60_000 });
  documentRoutes(app, {
    ...options,
    async open(request, _reply, service) {
      const counted = options.rateLimit > 0 ? await count(request) : null;
      if (counted && !counted.isAllowed && counted.isExceeded) throw new OfficeFailure('tooManyRequests', {}, counted.ttlInSeconds);
      const index = options.publisher.current()?.index(service.language);
      // Which calls carry a token is decided as in the page.
      const always = index !== undefined && sendsToken(service.route, tokenRoutes(index));
      const { lang } = request.query;
      return {
        signedIn: request.headers.authorization !== undefined,
        ask: askOtherOffice(options.office, request, {
          language: typeof lang === 'string' ? lang : null,
          carriesToken: ({ signedIn }) => signedIn || always,
        }),
      };
    },
  });
}
