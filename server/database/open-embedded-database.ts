import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool, type PoolClient } from 'pg';
import { StartFailure } from '../errors/start-failure';
import type { OpenDatabase, OpenSession, Session } from './database';
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine';
import { migrate } from './migrate';

/** Opens the embedded database in a folder for one job, as it is: nothing is migrated or filled. */
export async function embeddedSession(folder: string): Promise<OpenSession> {
  const engine = await openEmbeddedEngine(folder);
  const client = new Client(connectionTo(engine));
  client.on('error', () => undefined);
  await client.connect();
  return {
    ...sessionOf(client),
    async close() {
      await client.end();
      await engine.close();
    },
  };
}

/** Opens the embedded database in a folder, brings its schema up to date and lets `fill` write the first data. */
export async function openEmbeddedDatabase(folder: string, fill: (session: Session) => Promise<void>): Promise<OpenDatabase> {
  const existed = existsSync(join(folder, 'PG_VERSION'));
  let engine: EmbeddedEngine | undefined;
  try {
    const opened = await openEmbeddedEngine(folder);
    engine = opened;
    // The database has one session, which its transactions have for themselves.
    const pool = new Pool({ ...connectionTo(opened), max: 1, idleTimeoutMillis: 0 });
    pool.on('error', () => undefined);
    const client = await pool.connect();
    try {
      await migrate(sessionOf(client), fill);
    } finally {
      client.release();
    }
    return {
      database: drizzle(pool),
      kind: 'embedded',
      listen: null,
      problem: opened.problem,
      now: () => new Date(),
      async close() {
        await pool.end();
        await opened.close();
      },
    };
  } catch (error) {
    await engine?.close();
    if (!existed) throw error;
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    throw new StartFailure(
      `The database in ${folder} is damaged or from another version: ${reason}. Restore a backup, or set another DATA_DIR.`,
    );
  }
}

/** How the driver reaches the embedded database. It knows one user and asks for no password, whatever the environment names. */
function connectionTo(engine: EmbeddedEngine) {
  return {
    stream: () => engine.connect(),
    user: 'postgres',
    database: 'postgres',
    password: '',
    host: 'localhost',
    port: 5432,
    ssl: false,
  };
}

function sessionOf(client: Client | PoolClient): Session {
  return { database: drizzle(client), run: async (script) => void (await client.query(script)) };
}
