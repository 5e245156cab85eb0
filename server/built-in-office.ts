import type { Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../engine';
import { createAccountDesk } from './accounts/account-desk';
import { accountScreens } from './accounts/account-screens';
import type { AttemptLimits } from './accounts/attempts';
import { nodeFinder } from './accounts/external/find-node';
import { loginProblems } from './accounts/external/login-settings';
import { openLogins } from './accounts/external/open-logins';
import type { PasswordHasher } from './accounts/passwords';
import { tidyAccounts } from './accounts/tidy';
import { tidyDrafts } from './applications';
import { tidySentCalls } from './calls/answer-once';
import type { Configuration } from './configuration/configuration';
import { channels } from './database/account-tables';
import type { Database } from './database/database';
import type { AskOffice } from './documents/ask-office';
import { describeFault } from './errors/describe-fault';
import { openFileDesk } from './files/file-desk';
import { apiRoutes } from './http/api-routes';
import { atMost } from './http/drain';
import { externalLoginRoutes } from './http/external-login-routes';
import { paymentRoutes } from './http/payment-routes';
import { stopReminderRoutes } from './http/stop-reminders-routes';
import type { AnsweredRequest } from './log/log-requests';
import { openOutbox, type WaitingLetter } from './mail/outbox';
import { smsTransport } from './mail/sms-transport';
import { type MailTransport, smtpTransport } from './mail/transport';
import { openPaymentDesk } from './payments/open-payment-desk';
import { startSweep, tidyPayments } from './payments/sweep';
import { tryGateways } from './payments/try-gateways';
import type { DrawPool } from './pdf/draw-pool';
import type { Publisher } from './publishing/publisher';
import { type ReminderParts, renewReminder, startReminders } from './reminders';
import type { Sandbox } from './sample-office';

/** The parts of an office that answers the calls itself, from its own database. */
export interface BuiltInOfficeParts {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly publisher: Publisher;
  readonly pool: DrawPool;
  /** Null where real counterparties answer. */
  readonly sandbox: Sandbox | null;
  /** Origin of the sandbox's system of cases and registers; null when there is none. */
  readonly sandboxRegistry: string | null;
  readonly now: () => Date;
  /** The offices that the pack names besides this one, asked in the name of whoever sent a request. */
  readonly askNamed: (request: FastifyRequest) => AskOffice;
  /** Takes what the request log tells of an answered request. */
  readonly log: (answered: AnsweredRequest) => void;
  /** Tells the operator of a fault. */
  readonly tell: (text: string) => void;
  /** Aborted when the server begins to stop. */
  readonly stopping: AbortSignal;
  /** Where this office is reached; null when it listens on a port of its own. */
  readonly reachedAt?: string | null;
  /** In place of the hasher with the parameters of today. */
  readonly passwords?: PasswordHasher;
  /** In place of the usual limits of attempts. */
  readonly limits?: AttemptLimits;
}

// Milliseconds for the work in the background after the last call. Calls and this together stay below the 19 s after which the process ends.
const lastPatience = 3_000;

/** Registers the calls of the built-in office, and what it does by itself until the server closes: letters, the sweep, tidying. */
export async function builtInOffice(app: FastifyInstance<Server>, parts: BuiltInOfficeParts): Promise<void> {
  const { configuration, database, publisher, pool, sandbox, sandboxRegistry, now, tell, askNamed, stopping, passwords, limits } = parts;
  const { reachedAt = null } = parts;
  const { rateLimit, rateLimitSensitive, publicUrl } = configuration;
  const transport = mailTransport(parts, () => publisher.current()?.index('pl').office.officeName ?? '');
  const identityNode = nodeFinder({ database, publicUrl, sandboxNode: sandbox?.identityNode ?? null });
  const named = () => publisher.current()?.index('pl').session?.providers ?? [];
  const logins = openLogins({ settings: configuration.logins, named, publicUrl, tell });
  const screen = accountScreens(() => publisher.current()?.index('pl').session ?? null);
  const office = (language: Language) => publisher.current()?.index(language).office ?? { portalName: '', officeName: '' };
  const texting = textTransport(parts);
  const toldBy: ReminderParts = { database, publicUrl, screen, office, channels: texting ? channels : ['email'] };
  const renew = (waiting: WaitingLetter, at: Date) => renewReminder(toldBy, waiting, at);
  const outbox = openOutbox({ database, transport, now, tell, renew });
  const texts = openOutbox({ database, transport: texting, now, tell, renew, channel: 'sms' });
  const accounts = createAccountDesk({
    database,
    publicUrl,
    screen,
    outbox,
    sendsSms: texting !== null,
    office,
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
    sandbox: sandbox?.gateways ?? null,
    ownOrigin: () => reachedAt ?? ownOrigin(app.server, configuration),
    officeName: () => publisher.current()?.index('pl').office.officeName ?? '',
    letters: transport && { screen, office, deliver: () => accounts.deliver() },
  });
  const files = openFileDesk({ database, now, tell, folder: configuration.filesDir, scanner: configuration.clamav });
  const sweep = startSweep(payments);
  const reminders = startReminders({
    ...toldBy,
    now,
    tell,
    deliver() {
      accounts.deliver();
      accounts.later(() => texts.deliver());
    },
  });
  const testContracts = () => {
    loginProblems(configuration.logins, named()).forEach(tell);
    tryGateways(payments, configuration.payments).then(
      (lines) => lines.forEach(tell),
      (error: unknown) => tell(`The connection to the payment gateways could not be tested: ${describeFault(error)}`),
    );
  };
  if (reachedAt === null) app.addHook('onListen', testContracts);
  else app.addHook('onReady', async () => testContracts());
  const tidy = () =>
    accounts.later(async () => {
      await tidyAccounts(database, now());
      await tidyPayments(database, now());
      await tidyDrafts(database, now());
      await files.tidy();
      await tidySentCalls(database, now());
    });
  const tidying = setInterval(tidy, 6 * 3_600_000);
  tidying.unref();
  app.addHook('onReady', async () => tidy());
  // Each lets go of what it has in hand, while the last calls are still answered; what it does not come to waits in the database.
  let letGo: Promise<unknown> | null = null;
  const letGoOnce = () => (letGo ??= Promise.all([sweep.close(), reminders.close(), outbox.close(), texts.close()]));
  stopping.addEventListener('abort', letGoOnce);
  app.addHook('onClose', async () => {
    clearInterval(tidying);
    // A mail server or gateway that hangs must not keep the process: another one asks it again later.
    await atMost(lastPatience, Promise.all([letGoOnce(), accounts.settle()]));
  });
  await app.register(stopReminderRoutes, { database, publicUrl, screen, now });
  await app.register(apiRoutes, {
    database,
    askNamed,
    publisher,
    pool,
    accounts,
    logins,
    payments,
    files,
    now,
    sandboxRegistry,
    tell,
    rateLimit,
    rateLimitSensitive,
  });
  await app.register(externalLoginRoutes, { database, publicUrl, screen, identityNode, logins, now, tell, rateLimit });
  await app.register(paymentRoutes, { desk: payments, rateLimit });
  await sandbox?.routes(app, { database, publisher, pool, accounts, files, publicUrl, serverOrigin: payments.serverOrigin, now, tell });
}

/** Without a mail server the sandbox has a mailbox of its own; a real office without one keeps its letters until it has. */
function mailTransport({ configuration, database, sandbox }: BuiltInOfficeParts, officeName: () => string): MailTransport | null {
  const { smtpUrl, publicUrl } = configuration;
  if (smtpUrl === null) return sandbox?.mailbox.transport ?? null;
  const sender = () => ({ name: officeName(), address: `portal@${new URL(publicUrl).hostname}` });
  return smtpTransport({ smtpUrl, database, sender });
}

/** Without a webhook the sandbox shows text messages in its mailbox; a real office without one writes none. */
function textTransport({ configuration: { smsWebhook, publicUrl }, sandbox, now }: BuiltInOfficeParts): MailTransport | null {
  if (smsWebhook === null) return sandbox?.mailbox.transport ?? null;
  return smsTransport({ ...smsWebhook, now, portal: publicUrl });
}

/** Where this server reaches itself: it may be bound to all addresses, and know its port only once it listens. */
function ownOrigin(server: Server, { host, port, publicUrl }: Configuration): string {
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) return port === 0 ? new URL(publicUrl).origin : `http://127.0.0.1:${port}`;
  const name = ['0.0.0.0', '::', 'localhost'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${bound.port}`;
}
