import { statSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Configuration } from './configuration';
import { createServer, type Middleware } from './create-server';
import { lockDataFolder } from './data-folder/lock';
import { openOfficeDatabase } from './database/open-office-database';
import { createDrawPool } from './pdf/draw-pool';
import type { PortalApp } from './portal/portal-routes';
import type { DefinitionsFolder } from './publishing/compile-definitions';
import { createPublisher } from './publishing/publisher';
import { originsOf, startRegistryWidget } from './sandbox/registry-widget/registry-server';
import { type DemoAccount, findDemoAccounts } from './seed/accounts/demo-accounts';
import { keepAccruing } from './seed/dues/accrue-interest';
import { findSampleVoters } from './seed/sample-voters';
import { StartFailure } from './start-failure';

/** What the start commands bring besides the configuration. */
export interface OfficeOptions {
  readonly configuration: Configuration;
  readonly app: PortalApp;
  /** Reads a definitions folder with its base pack; it throws an error whose message says why it cannot be read. */
  readonly readDefinitions: (folder: string) => DefinitionsFolder;
  readonly development?: boolean;
  readonly middleware?: Middleware;
  /** Takes a line of the request log. */
  readonly log?: (line: string) => void;
  /** Tells the operator something in several lines: reports of the checker, faults. */
  readonly tell?: (text: string) => void;
  readonly now?: () => Date;
}

/** A running office. */
export interface RunningOffice {
  /** Where it listens, for this machine. */
  readonly address: string;
  readonly server: Server;
  /** PESEL numbers of sample persons who are on a voter list, to try the check with. */
  readonly samplePesels: readonly string[];
  /** Page with the letters of a sample office; null when letters go to a mail server, or nowhere yet. */
  readonly mailbox: string | null;
  /** Accounts of the sample office to log in with; empty once an office has accounts of its own only. */
  readonly demoAccounts: readonly DemoAccount[];
  /** Origin of the sandbox's system of cases and registers; null when there is none. */
  readonly sandboxRegistry: string | null;
  /** Finishes the calls in flight, ends open connections, writes the data and lets go of the folder. */
  close(): Promise<void>;
}

/** Starts database, pack and server. What the operator must put right is thrown as a `StartFailure`; nothing stays open then. */
export async function startOffice(options: OfficeOptions): Promise<RunningOffice> {
  const { configuration, app: portal, development = false, middleware } = options;
  const { log = () => undefined, tell = () => undefined } = options;
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step();
  };
  try {
    if (!isFolder(configuration.definitionsDir)) throw new StartFailure(`DEFINITIONS_DIR ${configuration.definitionsDir} is no folder.`);
    const ownDatabase = configuration.officeApiUrl === null;
    if (ownDatabase && configuration.databaseUrl === null) {
      const lost = () => void close().catch((error: unknown) => tell(error instanceof Error ? error.message : String(error)));
      const lock = lockDataFolder(configuration.dataDir, { tell, lost });
      closers.push(() => lock.release());
    }
    const opened = ownDatabase ? await openOfficeDatabase(configuration, tell) : null;
    const now = options.now ?? opened?.now ?? (() => new Date());
    if (opened) closers.push(() => opened.close());
    if (opened && configuration.smtpUrl === null && !configuration.sandbox)
      tell('No mail server is set (SMTP_URL): letters with activation links and new passwords wait until there is one.');
    // The sample dues would otherwise stand at the day that they describe.
    if (opened && configuration.sandbox) closers.push(await keepAccruing(opened.database, now, tell));
    const publisher = createPublisher({ folder: configuration.definitionsDir, read: options.readDefinitions, tell, watch: true });
    closers.push(() => publisher.close());
    const pool = createDrawPool();
    closers.push(() => pool.close());
    const database = opened?.database ?? null;
    const portalOrigins: string[] = [];
    const registry = ownDatabase && configuration.sandbox ? await startRegistryWidget(configuration, () => portalOrigins) : null;
    if (registry) closers.push(() => registry.close());
    const app = await createServer({
      configuration,
      database,
      publisher,
      pool,
      app: portal,
      sandboxRegistry: registry?.origin ?? null,
      development,
      now,
      log,
      tell,
      ...(middleware && { middleware }),
    });
    closers.push(() => app.close());
    await listen(app, configuration);
    const bound = app.server.address();
    const port = typeof bound === 'object' && bound ? bound.port : configuration.port;
    portalOrigins.push(...originsOf(configuration.publicUrl, port));
    const samplePesels = database ? await findSampleVoters(database) : [];
    const address = `http://${configuration.host === '127.0.0.1' ? 'localhost' : configuration.host}:${port}`;
    return {
      address,
      mailbox: database && configuration.sandbox && configuration.smtpUrl === null ? `${address}/skrzynka/` : null,
      server: app.server,
      sandboxRegistry: registry?.origin ?? null,
      samplePesels,
      demoAccounts: database ? await findDemoAccounts(database) : [],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(app: Awaited<ReturnType<typeof createServer>>, { host, port }: Configuration): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') throw new StartFailure(`Port ${port} on ${host} is taken. Stop the other program, or set another PORT.`);
    if (code === 'EACCES') throw new StartFailure(`Port ${port} may not be opened by this user. Set a PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new StartFailure(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
