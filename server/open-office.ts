import { statSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Surroundings } from '../engine/authoring';
import { openBackupDoor } from './backup/backup-door';
import { type Configuration, hasDatabase } from './configuration/configuration';
import { createServer, type Middleware } from './create-server';
import { lockDataFolder } from './data-folder/lock';
import type { Database } from './database/database';
import type { DatabaseServers } from './database/database-servers';
import { openOfficeDatabase } from './database/open-office-database';
import { StartFailure } from './errors/start-failure';
import type { AnsweredRequest } from './log/log-requests';
import type { PortalMetrics } from './metrics/portal-metrics';
import { openedSteps } from './opened-steps';
import type { DrawPool } from './pdf/draw-pool';
import type { PortalApp } from './portal/portal-routes';
import type { StudioApp } from './portal/studio-pages';
import type { DefinitionsFolder } from './publishing/compile-definitions';
import { createPackKeeper } from './publishing/pack-keeper';
import { createPublisher } from './publishing/publisher';
import type { SharedPublishing } from './publishing/shared-publishing';
import type { SampleOffice, Sandbox, SandboxRegistry } from './sample-office';
import type { SampleEditor } from './studio/add-sample-editors';
import { openLayerKeeper } from './studio/published-layer';
import { startFollowing, startStudio } from './studio/start-studio';

/** What the start commands bring besides the configuration. */
export interface OfficeOptions {
  readonly configuration: Configuration;
  readonly app: PortalApp;
  /** The built editor of the office; without it only its calls are there. */
  readonly studioApp?: StudioApp;
  /** Folder of packs that a build has made: definitions of which there is one are not compiled at the start. */
  readonly builtPacks?: string;
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

/** What all offices of a process have in common. */
export interface ProcessParts {
  readonly pool: DrawPool;
  readonly publishing: SharedPublishing;
  readonly servers: DatabaseServers;
  /** Null when nobody asked for figures. */
  readonly metrics: PortalMetrics | null;
}

/** How an office lies in its process. */
export interface OfficePlace {
  /** Name of its municipality; null in a process that serves only one. */
  readonly municipality: string | null;
  /** Called when another process has taken over its data folder: it must be closed. */
  readonly lost: () => void;
}

/** An office that is open but listens nowhere yet. */
export interface OpenOffice {
  readonly app: FastifyInstance<Server>;
  /** Null when another office answers the calls. */
  readonly database: Database | null;
  readonly sandbox: Sandbox | null;
  readonly registry: SandboxRegistry | null;
  /** People to try the editors' room with. */
  readonly sampleEditors: readonly SampleEditor[];
  /** Finishes the calls in flight, writes the data and lets go of the folder. */
  close(): Promise<void>;
}

/** Opens database, pack and server of one office. What the operator must put right is thrown as a `StartFailure`; nothing stays open then. */
export async function openOffice(options: OfficeOptions, shared: ProcessParts, { municipality, lost }: OfficePlace): Promise<OpenOffice> {
  const { configuration, app: portal, sampleOffice, development = false, middleware, surroundings } = options;
  const { log = () => undefined, tell = () => undefined } = options;
  const { pool, publishing, servers } = shared;
  const steps = openedSteps();
  try {
    const folder = configuration.definitionsDir;
    const { files } = publishing;
    const packs = join(configuration.dataDir, 'packs');
    const keeper = createPackKeeper({ packs, built: options.builtPacks, folder, surroundings, files, tell });
    if (!isFolder(folder) && keeper.insteadOf(null) === null) throw new StartFailure(`DEFINITIONS_DIR ${folder} is no folder.`);
    const ownDatabase = configuration.officeApiUrl === null;
    if (ownDatabase && configuration.sandbox && sampleOffice === null)
      throw new StartFailure('SANDBOX is on, but this server is started without a sample office. Set SANDBOX=false.');
    const sandbox = ownDatabase && configuration.sandbox ? (sampleOffice?.sandbox ?? null) : null;
    if (hasDatabase(configuration) && configuration.databaseUrl === null) {
      const lock = lockDataFolder(configuration.dataDir, { tell, lost });
      steps.add(() => lock.release());
    }
    const firstData = configuration.seedScale > 0 ? (sampleOffice?.firstData(configuration.seedScale) ?? null) : null;
    const opened = hasDatabase(configuration) ? await openOfficeDatabase(configuration, ownDatabase ? firstData : null, servers) : null;
    const now = options.now ?? opened?.now ?? (() => new Date());
    if (opened) steps.add(() => opened.close());
    if (opened?.kind === 'embedded') {
      const door = await openBackupDoor({ dataDir: configuration.dataDir, database: opened.database, now, tell });
      steps.add(() => door.close());
    }
    if (opened && ownDatabase && configuration.smtpUrl === null && !configuration.sandbox)
      tell('No mail server is set (SMTP_URL): letters with activation links and new passwords wait until there is one.');
    if (opened && sandbox) steps.add(await sandbox.keepUp(opened.database, now, tell));
    const layers = opened && configuration.studio ? await openLayerKeeper(opened.database) : null;
    const read = options.readDefinitions;
    const layer = layers && { layer: layers };
    const publisher = createPublisher({ folder, read, surroundings, shared: publishing, keeper, now, tell, watch: true, ...layer });
    steps.add(() => publisher.close());
    const samplePeople = sampleOffice?.editors ?? [];
    const hasRoom = configuration.studio?.room === true;
    const sampleEditors = hasRoom && configuration.sandbox ? samplePeople : [];
    const studio =
      opened && layers && hasRoom
        ? await startStudio({ opened, layers, publisher, surroundings, configuration, read, now, tell }, samplePeople)
        : null;
    if (studio) steps.add(() => studio.close());
    if (opened && layers && !hasRoom) {
      const following = await startFollowing({ opened, layers, publisher, tell });
      steps.add(() => following.close());
    }
    const database = ownDatabase ? (opened?.database ?? null) : null;
    const metrics = shared.metrics?.add({ municipality, database, publisher });
    if (metrics) steps.add(() => metrics.remove());
    const registry = (await sandbox?.startRegistry(configuration)) ?? null;
    if (registry) steps.add(() => registry.close());
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
      reachedAt: municipality === null ? null : new URL(configuration.publicUrl).origin,
      ...(middleware && { middleware }),
      ...(metrics && { metrics }),
      ...(studio && { studio }),
      ...(options.studioApp && { studioApp: options.studioApp }),
    });
    steps.add(() => app.close());
    return { app, database, sandbox, registry, sampleEditors, close: steps.close };
  } catch (error) {
    await steps.close();
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
