import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../database/unavailable';
import { isWritable } from '../../database/writable';
import { describeFault } from '../../errors/describe-fault';
import { problemsIn } from '../draft-check';
import type { Studio } from '../open-studio';
import { refusalWords, StudioFailure, studioErrors } from '../studio-failure';
import { accountRoutes } from './account-routes';
import { draftRoutes } from './draft-routes';
import { editorRoutes } from './editor-routes';
import { fileRoutes } from './file-routes';
import { languageRoutes } from './language-routes';
import { layerRoutes } from './layer-routes';
import type { LivePreviewContext } from './live-preview';
import { logRoutes } from './log-routes';
import { type PaperRoutesContext, paperRoutes } from './paper-routes';
import { placeRoutes } from './place-routes';
import { previewRoutes } from './preview-routes';
import { proposalRoutes } from './proposal-routes';
import { pulseRoutes } from './pulse-routes';
import { revisionRoutes } from './revision-routes';
import { sessionCookie } from './session-cookie';
import { sessionRoutes } from './session-routes';
import { askedLanguage, isOwnOrigin, type StudioRoutesContext } from './signed-in';
import { upgradeRoutes } from './upgrade-routes';

interface StudioRouteOptions extends Pick<PaperRoutesContext, 'papers' | 'goneSignal'>, Pick<LivePreviewContext, 'live'> {
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
  { studio, papers, live, goneSignal, publicUrl, rateLimit: general, prepare }: StudioRouteOptions,
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
  app.addHook('preHandler', async ({ body }) => {
    if (!isWritable(body)) throw new StudioFailure('unwritable-text');
  });
  app.setErrorHandler((error, request, reply) => sendStudioFailure(reply, request, failureOf(error, studio.desk.tell)));
  const context: StudioRoutesContext = { studio, cookie };
  await app.register(
    async (api) => {
      sessionRoutes(api, context);
      accountRoutes(api, context);
      editorRoutes(api, context);
      logRoutes(api, context);
      layerRoutes(api, context);
      fileRoutes(api, { ...context, live });
      placeRoutes(api, context);
      draftRoutes(api, context);
      proposalRoutes(api, context);
      revisionRoutes(api, context);
      upgradeRoutes(api, context);
      pulseRoutes(api, context);
      previewRoutes(api, { ...context, live, goneSignal });
      paperRoutes(api, { ...context, papers, goneSignal });
      languageRoutes(api, context);
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
  const language = askedLanguage(request);
  return reply
    .code(studioErrors[code][0])
    .header('cache-control', 'no-store')
    .send({
      code,
      message: refusalWords(code, language, details),
      ...details,
      ...(details.problems && { problems: problemsIn(details.problems, language) }),
    });
}
