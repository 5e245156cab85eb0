import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { withoutPassword } from '../configuration';
import { StartFailure } from '../start-failure';
import type { OpenDatabase, Session } from './database';
import { migrate } from './migrate';

/** Opens a PostgreSQL server, brings its schema up to date and lets `fill` put the first data in. */
export async function openServerDatabase(url: string, fill: (session: Session) => Promise<void>): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5_000, max: 10, application_name: 'okienko' });
  // A connection that breaks while idle is replaced by the pool; without a listener the process would end.
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    try {
      await migrate({ database: drizzle(client), run: async (script) => void (await client.query(script)) }, fill);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? reasonOf(error) : String(error);
    throw new StartFailure(`The database ${withoutPassword(url)} (DATABASE_URL) cannot be used: ${reason}`);
  }
  return { database: drizzle(pool), kind: 'server', close: () => pool.end() };
}

/** `localhost` may stand for two addresses; then the message is in the parts. */
function reasonOf(error: Error): string {
  const parts = error instanceof AggregateError ? error.errors : [error];
  const messages = parts.map((part: unknown) => (part instanceof Error ? part.message : String(part)));
  return messages.join('; ').replace(/\s+/g, ' ');
}
