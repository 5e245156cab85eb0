import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { createAccountDesk } from './accounts/account-desk';
import type { AttemptLimits } from './accounts/attempts';
import { nodeFinder } from './accounts/external/find-node';
import { watchNodeOrigins } from './accounts/external/node-origins';
import type { PasswordHasher } from './accounts/passwords';
import { tidyAccounts } from './accounts/tidy';
import type { Configuration } from './configuration';
import type { Database } from './database/database';
import { isUnavailable } from './database/unavailable';
import { databaseFailure } from './errors/database-failure';
import { describeFault } from './errors/describe-fault';
import { apiRoutes } from './http/api-routes';
import { type Drain, drainOnClose } from './http/drain';
import { externalLoginRoutes } from './http/external-login-routes';
import { healthRoutes, type ReadinessCheck } from './http/health-routes';
import { paymentRoutes } from './http/payment-routes';
import { proxyRoutes } from './http/proxy/proxy-routes';
import { logRequests } from './http/request-log';
import { securityHeaders } from './http/security-headers';
import { sendFailure } from './http/send-failure';
import { openOutbox } from './mail/outbox';
import { type MailTransport, mailboxTransport, smtpTransport } from './mail/transport';
import { gatewayOrigins, openPaymentDesk } from './payments/open-payment-desk';
import { startSweep } from './payments/sweep';
import { tidyPayments } from './payments/tidy';
import { tryGateways } from './payments/try-gateways';
import type { DrawPool } from './pdf/draw-pool';
import { type PortalApp, portalRoutes } from './portal/portal-routes';
import { packRoutes } from './publishing/pack-routes';
import type { Publisher } from './publishing/publisher';
import { clerkRoutes } from './sandbox/clerk/clerk-routes';
import { eOfficeRoutes } from './sandbox/e-office/e-office-routes';
import { gatewayRoutes } from './sandbox/gateways/gateway-routes';
import { sandboxContracts } from './sandbox/gateways/sandbox-contracts';
import { identityNodeRoutes } from './sandbox/identity-node/identity-node-routes';
import { mailboxRoutes } from './sandbox/mailbox/mailbox-routes';

/** Answers a request before the office does: the development server of the app. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The parts that a server is put together from. */
export interface ServerParts {
  readonly configuration: Configuration;
  /** Null when another office answers the calls. */
  readonly database: Database | null;
  readonly publisher: Publisher;
  readonly pool: DrawPool;
  readonly app: PortalApp;
  /** Origin of the sandbox's system of cases and registers; null when there is none. */
  readonly sandboxRegistry: string | null;
  readonly development: boolean;
  readonly now: () => Date;
  /** Takes a line of the request log. */
  readonly log: (line: string) => void;
  /** Tells the operator of a fault. */
  readonly tell: (text: string) => void;
  readonly middleware?: Middleware;
  /** In place of the hasher with the parameters of today. */
  readonly passwords?: PasswordHasher;
  /** In place of the usual limits of attempts. */
  readonly limits?: AttemptLimits;
}

/** Puts the HTTP server together; it does not listen yet. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { configuration, database, publisher, pool, app: portal, development, now, log, tell, middleware } = parts;
  const { passwords, limits, sandboxRegistry } = parts;
  const app = Fastify<Server>({
    forceCloseConnections: true,
    // What comes while the server stops is refused with words.
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < configuration.trustedProxies,
    bodyLimit: 1_048_576,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    serverFactory: (handler) =>
      createHttpServer((request, response) => {
        if (middleware && !isOfOffice(request.url ?? '')) middleware(request, response, () => handler(request, response));
        else handler(request, response);
      }),
  });
  logRequests(app, log);
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
  // No address and no text of the database holds a zero character; calls of the office say so in their own words.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes('%00') && !request.url.startsWith('/api/')) return reply.code(400).type('text/plain').send('Bad request\n');
  });
  const nodes = database ? watchNodeOrigins({ database, now, tell }) : null;
  if (nodes) app.addHook('onRequest', nodes.refresh);
  const sandboxOrigins = sandboxRegistry === null ? [] : [sandboxRegistry];
  await securityHeaders(app, {
    https: configuration.publicUrl.startsWith('https:'),
    development,
    formOrigins: () => (nodes ? [...nodes.current(), ...gatewayOrigins(configuration.payments)] : []),
    embedOrigins: () => [...(publisher.current()?.index('pl').embedOrigins ?? []), ...sandboxOrigins],
  });
  await app.register(healthRoutes, { checks: readinessChecks(publisher, database, drain) });
  if (configuration.officeApiUrl !== null)
    await app.register(proxyRoutes, { officeApiUrl: configuration.officeApiUrl, publicUrl: configuration.publicUrl });
  else if (database) {
    const { rateLimit, rateLimitSensitive, publicUrl } = configuration;
    const transport = mailTransport(configuration, database, () => publisher.current()?.index('pl').office.officeName ?? '');
    const outbox = openOutbox({ database, transport, now, tell });
    const identityNode = nodeFinder({ database, publicUrl, sandbox: configuration.sandbox });
    const accounts = createAccountDesk({
      database,
      publicUrl,
      outbox,
      office: (language) => publisher.current()?.index(language).office ?? { portalName: '', officeName: '' },
      taxNumber: () => publisher.current()?.index('pl').taxNumber ?? 'either',
      tell,
      identityNode,
      ...(passwords && { passwords }),
      ...(limits && { limits }),
    });
    const payments = openPaymentDesk({
      database,
      now,
      publicUrl,
      tell,
      settings: configuration.payments,
      sandbox: configuration.sandbox ? sandboxContracts : null,
      ownOrigin: () => ownOrigin(app.server, configuration),
      officeName: () => publisher.current()?.index('pl').office.officeName ?? '',
    });
    const sweep = startSweep(payments);
    app.addHook('onListen', () => {
      tryGateways({ database, settings: configuration.payments, provider: payments.provider }).then(
        (lines) => lines.forEach(tell),
        (error: unknown) => tell(`The gateways could not be tried: ${describeFault(error)}`),
      );
    });
    const tidy = () =>
      accounts.later(async () => {
        await tidyAccounts(database, now());
        await tidyPayments(database, now());
      });
    const tidying = setInterval(tidy, 6 * 3_600_000);
    tidying.unref();
    app.addHook('onReady', async () => tidy());
    app.addHook('onClose', async () => {
      clearInterval(tidying);
      // Each lets go of what it has in hand; what it does not come to waits in the database.
      await Promise.all([sweep.close(), outbox.close(), accounts.settle()]);
    });
    await app.register(apiRoutes, {
      database,
      publisher,
      pool,
      accounts,
      payments,
      now,
      sandboxRegistry,
      tell,
      rateLimit,
      rateLimitSensitive,
    });
    await app.register(externalLoginRoutes, { database, publicUrl, identityNode, now, log, rateLimit });
    await app.register(paymentRoutes, { desk: payments, rateLimit });
    if (configuration.sandbox) {
      await app.register(gatewayRoutes, { database, ownOrigin: payments.serverOrigin, tell });
      await app.register(identityNodeRoutes, { database, publicUrl, now });
      await app.register(clerkRoutes, { database, accounts, now });
      await app.register(eOfficeRoutes, { database, publisher, pool, now });
      await app.register(mailboxRoutes, { database });
    }
  }
  await app.register(packRoutes, { publisher, development });
  await portalRoutes(app, { app: portal, publisher, development, now, embedOrigins: sandboxOrigins });
  return app;
}

/** What must be well before visitors are sent here. Another office that fails is told to the resident, call by call. */
function readinessChecks(publisher: Publisher, database: Database | null, drain: Drain): Readonly<Record<string, ReadinessCheck>> {
  return {
    server: () => (drain.isStopping() ? 'is stopping' : null),
    definitions: () => (publisher.current() ? null : 'no pack could be published'),
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

/** Without a mail server the sandbox has a mailbox of its own; a real office without one keeps its letters until it has. */
function mailTransport({ smtpUrl, sandbox, publicUrl }: Configuration, database: Database, officeName: () => string): MailTransport | null {
  if (smtpUrl === null) return sandbox ? mailboxTransport : null;
  const sender = () => ({ name: officeName(), address: `portal@${new URL(publicUrl).hostname}` });
  return smtpTransport({ smtpUrl, database, sender });
}

/** Where this server reaches itself: it may be bound to all addresses, and know its port only once it listens. */
function ownOrigin(server: Server, { host, port, publicUrl }: Configuration): string {
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) return port === 0 ? new URL(publicUrl).origin : `http://127.0.0.1:${port}`;
  const name = ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${bound.port}`;
}

/** The app in development has a source folder of the name pack as well. */
function isOfOffice(url: string): boolean {
  return (
    /^\/(api|pack|e-urzad|skrzynka|wezel-probny|bramka-p24|bramka-paybynet|platnosci-sporne|konta-do-potwierdzenia|healthz|readyz|openapi\.json)(\/|$|\?)/.test(
      url,
    ) && !/^\/pack\/[^?]+\.tsx?($|\?)/.test(url)
  );
}
