import { statSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Surroundings } from '../engine/authoring';
import { openBackupDoor } from './backup/backup-door';
import type { Configuration } from './configuration';
import { createServer, type Middleware } from './create-server';
import { lockDataFolder } from './data-folder/lock';
import { openOfficeDatabase } from './database/open-office-database';
import { StartFailure } from './errors/start-failure';
import type { AnsweredRequest } from './log/log-requests';
import { openMetrics } from './metrics/portal-metrics';
import { serveMetrics } from './metrics/serve-metrics';
import { createDrawPool } from './pdf/draw-pool';
import { tryLetter } from './pdf/try-letter';
import type { PortalApp } from './portal/portal-routes';
import type { DefinitionsFolder } from './publishing/compile-definitions';
import { createPackKeeper } from './publishing/pack-keeper';
import { createPublisher } from './publishing/publisher';
import type { SampleAccount, SampleOffice } from './sample-office';
import type { SampleEditor } from './studio/add-sample-editors';
import { openLayerKeeper } from './studio/published-layer';
import { startStudio } from './studio/start-studio';

/** What the start commands bring besides the configuration. */
export interface OfficeOptions {
  readonly configuration: Configuration;
  readonly app: PortalApp;
  /** Reads a definitions folder with its base pack; it throws an error whose message says why it cannot be read. */
  readonly readDefinitions: (folder: string) => DefinitionsFolder;
  /** What definitions may rely on besides their own files: the widgets of the portal, and what the project adds. */
  readonly surroundings: Surroundings;
  /** Data and counterparties to try the portal out with; null in a real office. */
  readonly sampleOffice: SampleOffice | null;
  /** File of Typst with the letter of a project; null or left out: documents look as the portal's. */
  readonly letter?: string | null;
  readonly development?: boolean;
  readonly middleware?: Middleware;
  /** Takes what the request log tells of an answered request. */
  readonly log?: (answered: AnsweredRequest) => void;
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
  readonly demoAccounts: readonly SampleAccount[];
  /** People of the sandbox's editors' room; empty where there is none. */
  readonly sampleEditors: readonly SampleEditor[];
  /** Address of the figures for Prometheus; null when no port was set for them. */
  readonly metrics: string | null;
  /** Origin of the sandbox's system of cases and registers; null when there is none. */
  readonly sandboxRegistry: string | null;
  /** Finishes the calls in flight, ends open connections, writes the data and lets go of the folder. */
  close(): Promise<void>;
}

/** Starts database, pack and server. What the operator must put right is thrown as a `StartFailure`; nothing stays open then. */
export async function startOffice(options: OfficeOptions): Promise<RunningOffice> {
  const { configuration, app: portal, sampleOffice, development = false, middleware } = options;
  const { log = () => undefined, tell = () => undefined } = options;
  const closers: (() => Promise<void> | void)[] = [];
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step();
  };
  try {
    const { readDefinitions: read, surroundings } = options;
    const folder = configuration.definitionsDir;
    const keeper = createPackKeeper({ packs: join(configuration.dataDir, 'packs'), folder, surroundings, tell });
    if (!isFolder(folder) && keeper.insteadOf(null) === null) throw new StartFailure(`DEFINITIONS_DIR ${folder} is no folder.`);
    const ownDatabase = configuration.officeApiUrl === null;
    if (ownDatabase && configuration.sandbox && sampleOffice === null)
      throw new StartFailure('SANDBOX is on, but this server is started without a sample office. Set SANDBOX=false.');
    const sandbox = ownDatabase && configuration.sandbox ? (sampleOffice?.sandbox ?? null) : null;
    if ((ownDatabase || configuration.studio) && configuration.databaseUrl === null) {
      const lost = () => void close().catch((error: unknown) => tell(error instanceof Error ? error.message : String(error)));
      const lock = lockDataFolder(configuration.dataDir, { tell, lost });
      closers.push(() => lock.release());
    }
    const firstData = configuration.seedScale > 0 ? (sampleOffice?.firstData(configuration.seedScale) ?? null) : null;
    const withDatabase = ownDatabase || configuration.studio !== null;
    const opened = withDatabase ? await openOfficeDatabase(configuration, ownDatabase ? firstData : null, tell) : null;
    const now = options.now ?? opened?.now ?? (() => new Date());
    if (opened) closers.push(() => opened.close());
    if (opened?.kind === 'embedded') {
      const door = await openBackupDoor({ dataDir: configuration.dataDir, database: opened.database, now, tell });
      closers.push(() => door.close());
    }
    if (opened && ownDatabase && configuration.smtpUrl === null && !configuration.sandbox)
      tell('No mail server is set (SMTP_URL): letters with activation links and new passwords wait until there is one.');
    if (opened && sandbox) closers.push(await sandbox.keepUp(opened.database, now, tell));
    const layers = opened && configuration.studio ? await openLayerKeeper(opened.database) : null;
    const publisher = createPublisher({ folder, read, surroundings, keeper, now, tell, watch: true, ...(layers && { layer: layers }) });
    closers.push(() => publisher.close());
    const sampleEditors = layers && configuration.sandbox ? (sampleOffice?.editors ?? []) : [];
    const studio =
      opened && layers ? await startStudio({ opened, layers, publisher, surroundings, configuration, now, tell }, sampleEditors) : null;
    if (studio) closers.push(() => studio.close());
    const pool = createDrawPool({ letter: soundLetter(options.letter ?? null) });
    closers.push(() => pool.close());
    const database = ownDatabase ? (opened?.database ?? null) : null;
    const metrics = configuration.metrics && openMetrics({ database, publisher, pool });
    const registry = (await sandbox?.startRegistry(configuration)) ?? null;
    if (registry) closers.push(() => registry.close());
    const app = await createServer({
      configuration,
      database,
      publisher,
      pool,
      app: portal,
      sandbox,
      sandboxRegistry: registry?.origin ?? null,
      development,
      now,
      log,
      tell,
      ...(middleware && { middleware }),
      ...(metrics && { metrics }),
      ...(studio && { studio }),
    });
    closers.push(() => app.close());
    await listening(() => app.listen({ host: configuration.host, port: configuration.port }), configuration, 'PORT', 'HOST');
    const place = configuration.metrics;
    const figures = metrics && place && (await listening(() => serveMetrics(metrics, place), place, 'METRICS_PORT', 'METRICS_HOST'));
    if (figures) closers.push(() => figures.close());
    const bound = app.server.address();
    const port = typeof bound === 'object' && bound ? bound.port : configuration.port;
    registry?.showIn(port);
    const address = `http://${configuration.host === '127.0.0.1' ? 'localhost' : configuration.host}:${port}`;
    return {
      address,
      mailbox: sandbox && configuration.smtpUrl === null ? address + sandbox.mailbox.path : null,
      server: app.server,
      sandboxRegistry: registry?.origin ?? null,
      metrics: figures?.address ?? null,
      samplePesels: (database && (await sampleOffice?.findVoters(database))) ?? [],
      sampleEditors,
      demoAccounts: (database && (await sampleOffice?.findAccounts(database))) ?? [],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A project's letter, once a sample has been drawn with it. */
function soundLetter(file: string | null): string | null {
  const problem = file === null ? null : tryLetter(file);
  if (problem !== null) throw new StartFailure(`${file} cannot draw a document: ${problem}`);
  return file;
}

/** Opens a port; why it cannot be opened is told with the variables that say where. */
async function listening<Opened>(
  open: () => Promise<Opened>,
  { host, port }: { readonly host: string; readonly port: number },
  portVariable: string,
  hostVariable: string,
): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE')
      throw new StartFailure(`Port ${port} on ${host} is taken. Stop the other program, or set another ${portVariable}.`);
    if (code === 'EACCES') throw new StartFailure(`Port ${port} may not be opened by this user. Set a ${portVariable} above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new StartFailure(`${hostVariable} ${host} is no address of this machine.`);
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
