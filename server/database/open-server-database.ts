import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { StartFailure, withoutPassword } from '../errors/start-failure';
import { BoundedPool } from './bounded-pool';
import type { OpenDatabase, Session } from './database';
import { type DatabaseWatch, watchDatabase } from './database-watch';
import { migrate } from './migrate';

/** Opens a PostgreSQL server, brings its schema up to date and lets `fill` put the first data in. */
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
    const reason = error instanceof Error ? reasonOf(error) : String(error);
    throw new StartFailure(`The database ${withoutPassword(url)} (DATABASE_URL) cannot be used: ${reason}`);
  }
  const { problem, now, close } = watch;
  return {
    database: drizzle(pool),
    kind: 'server',
    problem,
    now,
    async close() {
      await close();
      await pool.end();
    },
  };
}

/** Migrations and the first data may take longer than any call: they have a connection of their own. */
async function migrateServer(url: string, fill: (session: Session) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'okienko-start' });
  // Pending queries get the error themselves. Without a listener the process would end without a message.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await migrate({ database: drizzle(client), run: async (script) => void (await client.query(script)) }, fill);
  } finally {
    await client.end();
  }
}

/** `localhost` may stand for two addresses; then the message is in the parts. */
function reasonOf(error: Error): string {
  const parts = error instanceof AggregateError ? error.errors : [error];
  const messages = parts.map((part: unknown) => (part instanceof Error ? part.message : String(part)));
  return messages.join('; ').replace(/\s+/g, ' ');
}
