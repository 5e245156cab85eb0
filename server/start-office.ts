import type { Server } from 'node:http';
import { openDatabaseServers } from './database/database-servers';
import { listening } from './http/listening';
import { type OfficeOptions, openOffice } from './open-office';
import { openedSteps } from './opened-steps';
import { openFigures, openProcessParts } from './process-parts';
import type { SampleAccount } from './sample-office';
import type { SampleEditor } from './studio/add-sample-editors';

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
  const { configuration, sampleOffice, tell = () => undefined } = options;
  const steps = openedSteps();
  try {
    const parts = openProcessParts(options, openDatabaseServers(tell), steps);
    const lost = () => void steps.close().catch((error: unknown) => tell(error instanceof Error ? error.message : String(error)));
    const office = await openOffice(options, parts, { municipality: null, lost });
    steps.add(() => office.close());
    const { app, sandbox, registry, database, sampleEditors } = office;
    await listening(() => app.listen({ host: configuration.host, port: configuration.port }), configuration, 'PORT', 'HOST');
    const metrics = await openFigures(options, parts, steps);
    const bound = app.server.address();
    const port = typeof bound === 'object' && bound ? bound.port : configuration.port;
    registry?.showIn(port);
    const address = `http://${configuration.host === '127.0.0.1' ? 'localhost' : configuration.host}:${port}`;
    return {
      address,
      mailbox: sandbox && configuration.smtpUrl === null ? address + sandbox.mailbox.path : null,
      server: app.server,
      sandboxRegistry: registry?.origin ?? null,
      metrics,
      samplePesels: (database && (await sampleOffice?.findVoters(database))) ?? [],
      sampleEditors,
      demoAccounts: (database && (await sampleOffice?.findAccounts(database))) ?? [],
      close: steps.close,
    };
  } catch (error) {
    await steps.close();
    throw error;
  }
}
