import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { originalLanguage } from '../engine';
import { loginOrigins } from './accounts/external/login-settings';
import { watchNodeOrigins } from './accounts/external/node-origins';
import { type BuiltInOfficeParts, builtInOffice } from './built-in-office';
import type { Database } from './database/database';
import { isUnavailable } from './database/unavailable';
import { previewPapers } from './documents/preview-papers';
import { describeFault } from './errors/describe-fault';
import { databaseFailure } from './errors/office-failure';
import { compressAnswers } from './http/compress-answers';
import { contentAnswers } from './http/content-answers';
import { type Drain, drainOnClose } from './http/drain';
import { healthRoutes, type ReadinessCheck } from './http/health-routes';
import { connectionOptions } from './http/listening';
import { namedOffices, otherOfficeDocuments } from './http/proxy/document-office';
import { liveOffice } from './http/proxy/live-office';
import { type OfficeBook, openOfficeBook } from './http/proxy/office-book';
import { proxyRoutes } from './http/proxy/proxy-routes';
import { readableAddress } from './http/readable-address';
import { goneSignal } from './http/reply';
import { securityHeaders } from './http/security-headers';
import { sendFailure } from './http/send-failure';
import { requestIds } from './log/current-request';
import { logRequests } from './log/log-requests';
import type { OfficeMetrics } from './metrics/portal-metrics';
import { gatewayOrigins } from './payments/open-payment-desk';
import { type PortalApp, portalRoutes } from './portal/portal-routes';
import { routeNames } from './portal/route-names';
import { type StudioApp, studioPages } from './portal/studio-pages';
import { packRoutes } from './publishing/pack-routes';
import type { Publisher } from './publishing/publisher';
import type { Studio } from './studio/open-studio';
import { studioRoutes } from './studio/routes/studio-routes';

/** Handles a request before the office does: the development server of the app. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What `createServer` needs. */
export interface ServerParts extends Omit<BuiltInOfficeParts, 'database' | 'stopping' | 'askNamed'> {
  /** Null when another office answers the calls. */
  readonly database: Database | null;
  readonly app: PortalApp;
  readonly development: boolean;
  readonly middleware?: Middleware;
  /** The editors' room; left out where it is off. */
  readonly studio?: Studio;
  /** The built editor; without it only the calls are there. */
  readonly studioApp?: StudioApp;
  /** Takes the figures of what is answered. */
  readonly metrics?: Pick<OfficeMetrics, 'watch'>;
}

/** Puts the HTTP server together; it does not listen yet. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance<Server>> {
  const { configuration, database, publisher, app: portal, sandboxRegistry, development, now, log, tell, middleware } = parts;
  const app = Fastify<Server>({
    forceCloseConnections: true,
    // A request that arrives while the server stops is refused by the hook of `drainOnClose`, with an error the portal can show.
    return503OnClosing: false,
    genReqId: requestIds(configuration.trustedProxies),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < configuration.trustedProxies,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
    serverFactory: (handler) =>
      createHttpServer(connectionOptions, (request, response) => {
        const url = request.url ?? '';
        if (middleware && (isSource(url) || !answered.has(firstPart(url)))) middleware(request, response, () => handler(request, response));
        else handler(request, response);
      }),
  });
  const answered = firstParts(app);
  const routeOf = routeNames(publisher);
  logRequests(app, routeOf, log);
  parts.metrics?.watch(app, routeOf);
  const drain = drainOnClose(app);
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    if (isUnavailable(error)) return sendFailure(reply, databaseFailure(), request.query);
    if (status >= 500) tell(`A request failed (${request.method}): ${describeFault(error)}`);
    return reply
      .code(status)
      .type('text/plain')
      .send(status >= 500 ? 'The server failed\n' : 'Bad request\n');
  });
  // PostgreSQL cannot store a zero character. Calls below /api refuse it with an error of their own.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes('%00') && !request.url.startsWith('/api/')) return reply.code(400).type('text/plain').send('Bad request\n');
  });
  const nodes = database ? watchNodeOrigins({ database, now, tell }) : null;
  if (nodes) app.addHook('onRequest', nodes.refresh);
  const sandboxOrigins = sandboxRegistry === null ? [] : [sandboxRegistry];
  await securityHeaders(app, {
    https: configuration.publicUrl.startsWith('https:'),
    development,
    formOrigins: () => [
      ...(nodes ? [...nodes.current(), ...gatewayOrigins(configuration.payments), ...loginOrigins(configuration.logins)] : []),
      ...(publisher.current()?.index(originalLanguage).formOrigins ?? []),
    ],
    embedOrigins: () => [...(publisher.current()?.index(originalLanguage).embedOrigins ?? []), ...sandboxOrigins],
  });
  await app.register(healthRoutes, { checks: readinessChecks(publisher, database, drain) });
  contentAnswers(app, publisher);
  const offices = officesOf(parts);
  app.addHook('onClose', () => offices.close());
  if (configuration.officeApiUrl !== null)
    await app.register(otherOfficeDocuments, { ...parts, offices, rateLimit: configuration.rateLimit });
  else if (database) await builtInOffice(app, { ...parts, database, askNamed: namedOffices(offices, publisher), stopping: drain.stopping });
  await app.register(proxyRoutes, { offices, main: configuration.officeApiUrl !== null, pack: () => publisher.current() });
  if (parts.studio) {
    const { publicUrl, rateLimit } = configuration;
    const papers = previewPapers({ publisher, pool: parts.pool, now });
    // The built-in office has no test users: its people are samples already.
    const live = configuration.officeApiUrl === null ? null : liveOffice(offices, configuration.officeVariables);
    await app.register(studioRoutes, { studio: parts.studio, papers, live, goneSignal, publicUrl, rateLimit, prepare: compressAnswers });
    if (parts.studioApp) await app.register(studioPages, { studio: parts.studio, app: parts.studioApp, portal, publisher, publicUrl });
  }
  await app.register(packRoutes, { publisher, development });
  await portalRoutes(app, {
    app: portal,
    publisher,
    development,
    publicUrl: configuration.publicUrl,
    now,
    embedOrigins: sandboxOrigins,
  });
  return app;
}

/** The offices behind OFFICE_API_URL and in the portal.json of the published pack. */
function officesOf({ configuration, publisher, tell }: ServerParts): OfficeBook {
  const { officeApiUrl, publicUrl, officeVariables } = configuration;
  const named = () => publisher.current()?.offices ?? [];
  return openOfficeBook({ officeApiUrl, publicUrl, variable: (name) => officeVariables[name], named, tell });
}

/** What must work before visitors are sent here. A failing office behind OFFICE_API_URL does not count: its calls report the failure. */
function readinessChecks(publisher: Publisher, database: Database | null, drain: Drain): Readonly<Record<string, ReadinessCheck>> {
  return {
    server: () => (drain.stopping.aborted ? 'is stopping' : null),
    definitions() {
      if (publisher.current() === null) return 'no pack could be published';
      return publisher.problems() === null ? null : { warning: `have errors; the pack of ${publisher.made()} is served` };
    },
    ...(database && {
      database: async () => {
        try {
          await database.execute(sql`SELECT 1`);
          return null;
        } catch (error) {
          return isUnavailable(error) ? 'does not answer' : 'failed';
        }
      },
    }),
  };
}

/** The first segment of the path of every route registered so far. Other paths are pages of the portal. */
function firstParts(app: FastifyInstance<Server>): ReadonlySet<string> {
  const parts = new Set<string>();
  app.addHook('onRoute', ({ url }) => void parts.add(firstPart(url)));
  return parts;
}

function firstPart(url: string): string {
  return url.split(/[/?]/, 2)[1] ?? '';
}

/** Whether Vite should answer: a source folder of the app is called pack too. */
function isSource(url: string): boolean {
  return /^\/pack\/[^?]+\.tsx?($|\?)/.test(url);
}
