import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { StartFailure, withoutPassword } from '../errors/start-failure';
import { BoundedPool } from './bounded-pool';
import type { OpenDatabase, OpenSession, Session } from './database';
import { type DatabaseWatch, watchDatabase } from './database-watch';
import { listenOnServer } from './listen';
import { migrate } from './migrate';

/** Connects to a PostgreSQL server, brings its schema up to date and lets `fill` write the first data. */
export async function openServerDatabase(
  url: string,
  fill: (session: Session) => Promise<void>,
  tell: (text: string) => void = () => undefined,
): Promise<OpenDatabase> {
  let watch: DatabaseWatch | null = null;
  const pool = new BoundedPool({ connectionString: url, problem: () => watch?.problem() ?? null });
  try {
    await migrateServer(url, fill);
    watch = await watchDatabase({ connectionString: url, tell, onLost: () => pool.cutOff() });
  } catch (error) {
    await pool.end();
    throw serverFailure(url, error);
  }
  const { problem, now, close } = watch;
  return {
    database: drizzle(pool),
    kind: 'server',
    listen: (channel, heard) => listenOnServer(url, channel, heard),
    problem,
    now,
    async close() {
      await close();
      await pool.end();
    },
  };
}

/** Connects to a PostgreSQL server for one job, as it is: nothing is migrated or filled. No statement has a time limit. */
export async function serverSession(url: string): Promise<OpenSession> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'okienko-start' });
  // Queries in flight are rejected with the error. Without this listener Node would end the process on the event.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw serverFailure(url, error);
  }
  return { database: drizzle(client), run: async (script) => void (await client.query(script)), close: () => client.end() };
}

/** Uses a connection of its own, because migrations and first data may take longer than the pool allows a query. */
async function migrateServer(url: string, fill: (session: Session) => Promise<void>): Promise<void> {
  const session = await serverSession(url);
  try {
    await migrate(session, fill);
  } finally {
    await session.close();
  }
}

function serverFailure(url: string, error: unknown): StartFailure {
  if (error instanceof StartFailure) return error;
  const reason = error instanceof Error ? reasonOf(error) : String(error);
  return new StartFailure(
    `The database ${withoutPassword(url)} (DATABASE_URL) cannot be used: ${reason}. Check the address and whether the database runs.`,
  );
}

/** `localhost` may stand for two addresses. Then the error is an AggregateError without a message of its own. */
function reasonOf(error: Error): string {
  const parts = error instanceof AggregateError ? error.errors : [error];
  const messages = parts.map((part: unknown) => (part instanceof Error ? part.message : String(part)));
  return messages.join('; ').replace(/\s+/g, ' ');
}
