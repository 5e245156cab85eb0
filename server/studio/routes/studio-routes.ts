import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../database/unavailable';
import { describeFault } from '../../errors/describe-fault';
import { hardSpaces } from '../../texts/hard-spaces';
import type { Studio } from '../open-studio';
import { StudioFailure, studioErrors } from '../studio-failure';
import { draftRoutes } from './draft-routes';
import { editorRoutes } from './editor-routes';
import { fileRoutes } from './file-routes';
import { proposalRoutes } from './proposal-routes';
import { revisionRoutes } from './revision-routes';
import { sessionCookie } from './session-cookie';
import { sessionRoutes } from './session-routes';
import { isOwnOrigin, type StudioRoutesContext } from './signed-in';

interface StudioRouteOptions {
  readonly studio: Studio;
  readonly publicUrl: string;
  /** Requests a minute and address; 0 switches the limit off. */
  readonly rateLimit: number;
  /** Turns on what is compressed; the server's own way. */
  readonly prepare: (app: FastifyInstance) => Promise<void>;
}

const requestsAMinute = 600;

/** The calls of the editors' room, below /redakcja/api. Each but the login and the invitation needs a session. */
export async function studioRoutes(
  app: FastifyInstance,
  { studio, publicUrl, rateLimit: general, prepare }: StudioRouteOptions,
): Promise<void> {
  await prepare(app);
  const cookie = sessionCookie(publicUrl.startsWith('https:'));
  if (general > 0) {
    await app.register(rateLimit, {
      max: requestsAMinute,
      timeWindow: 60_000,
      errorResponseBuilder: () => new StudioFailure('too-many-requests'),
    });
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request, publicUrl))
      throw new StudioFailure('foreign-origin');
  });
  app.setErrorHandler((error, request, reply) => sendStudioFailure(reply, request, failureOf(error, studio.desk.tell)));
  const context: StudioRoutesContext = { studio, cookie };
  await app.register(
    async (api) => {
      sessionRoutes(api, context);
      editorRoutes(api, context);
      fileRoutes(api, context);
      draftRoutes(api, context);
      proposalRoutes(api, context);
      revisionRoutes(api, context);
      api.all('/*', async () => {
        throw new StudioFailure('not-found');
      });
    },
    { prefix: '/redakcja/api' },
  );
}

function failureOf(error: unknown, tell: (text: string) => void): StudioFailure {
  if (error instanceof StudioFailure) return error;
  if (isUnavailable(error)) return new StudioFailure('database-unavailable');
  const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (status === 413) return new StudioFailure('too-large');
  if (status === 429) return new StudioFailure('too-many-requests');
  if (status < 500) return new StudioFailure('bad-request');
  tell(`A call of the editors' room failed: ${describeFault(error)}`);
  return new StudioFailure('failed');
}

function sendStudioFailure(reply: FastifyReply, request: FastifyRequest, { code, details }: StudioFailure): FastifyReply {
  const [status, polish, english] = studioErrors[code];
  const query: unknown = request.query;
  const isEnglish = typeof query === 'object' && query !== null && 'lang' in query && query.lang === 'en';
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ code, message: isEnglish ? english : hardSpaces(polish), ...details });
}
