import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord, type OfficeSpeeches } from '../../../engine';
import { sendsToken, tokenRoutes } from '../../../portal';
import type { AskOffice } from '../../documents/ask-office';
import { OfficeFailure, requestedLanguage } from '../../errors/office-failure';
import type { Publisher } from '../../publishing/publisher';
import type { DocumentOptions } from '../document-options';
import { documentRoutes } from '../document-routes';
import { askOtherOffice } from './ask-other-office';
import type { OfficeBook } from './office-book';

interface OtherOfficeDocuments extends Omit<DocumentOptions, 'open'> {
  readonly offices: OfficeBook;
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
      return {
        signedIn: request.headers.authorization !== undefined,
        ask: askOtherOffice(options.offices, request, {
          ...manner(request, options.publisher),
          carriesToken: ({ signedIn }) => signedIn || always,
        }),
      };
    },
  });
}

/** The offices that the published pack names, for documents of a portal with the built-in office. */
export function namedOffices(offices: OfficeBook, publisher: Publisher): (request: FastifyRequest) => AskOffice {
  return (request) => askOtherOffice(offices, request, { ...manner(request, publisher), carriesToken: ({ signedIn }) => signedIn });
}

function manner({ query }: FastifyRequest, publisher: Publisher): { readonly language: string | null; readonly speeches: OfficeSpeeches } {
  const lang = isRecord(query) ? query.lang : null;
  return {
    language: typeof lang === 'string' ? lang : null,
    speeches: publisher.current()?.index(requestedLanguage(isRecord(query) ? query : {})).offices ?? {},
  };
}
