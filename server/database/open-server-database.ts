import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { StartFailure, withoutPassword } from '../errors/start-failure';
import type { OpenDatabase, OpenSession, Session } from './database';
import { type DatabaseServers, openDatabaseServers, type UsedServer } from './database-servers';
import { migrate } from './migrate';
import { SchemaPool, searchPath } from './schema-pool';

/** Where an office's tables are on a PostgreSQL server. */
export interface ServerPlace {
  readonly url: string;
  /** The schema that they are in; null for the one that the server chooses. */
  readonly schema: string | null;
}

/** Connects to a PostgreSQL server, brings its schema up to date and lets `fill` write the first data. */
export async function openServerDatabase(
  { url, schema }: ServerPlace,
  fill: (session: Session) => Promise<void>,
  servers: DatabaseServers = openDatabaseServers(),
): Promise<OpenDatabase> {
  let server: UsedServer | null = null;
  let leave: () => void = () => undefined;
  const enter = (tables: string) => {
    leave = servers.enter(tables);
  };
  try {
    server = await servers.use(url);
    await server.inTurn(() => migrateServer({ url, schema }, enter, fill));
  } catch (error) {
    leave();
    await server?.release();
    throw serverFailure(url, error);
  }
  const { pool, watch, listen, release } = server;
  return {
    database: drizzle(new SchemaPool(pool, schema)),
    kind: 'server',
    listen,
    problem: watch.problem,
    now: watch.now,
    async close() {
      leave();
      await release();
    },
  };
}

/** Connects to a PostgreSQL server for one job, as it is: nothing is migrated or filled. No statement has a time limit. */
export async function serverSession({ url, schema }: ServerPlace): Promise<OpenSession> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'okienko-start' });
  // Queries in flight are rejected with the error. Without this listener Node would end the process on the event.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (schema !== null) await enterSchema(client, schema);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw serverFailure(url, error);
  }
  return { database: drizzle(client), run: async (script) => void (await client.query(script)), close: () => client.end() };
}

/** Creates the schema if it is not there; whoever may not create one can use one that is. */
async function enterSchema(client: Client, schema: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [schema]);
  if (rowCount === 0) await client.query(`CREATE SCHEMA IF NOT EXISTS "${schema}"`);
  await client.query(searchPath(schema));
}

/** Uses a connection of its own, because migrations and first data may take longer than the pool allows a query. */
async function migrateServer(
  place: ServerPlace,
  enter: (tables: string) => void,
  fill: (session: Session) => Promise<void>,
): Promise<void> {
  const session = await serverSession(place);
  try {
    enter(await tablesOf(session));
    await migrate(session, fill);
  } finally {
    await session.close();
  }
}

/** What tells the tables of a session from all others, whatever address leads to them: server, database and schema. */
async function tablesOf({ database }: Session): Promise<string> {
  const place = sql<string>`concat_ws(' ', system_identifier, (SELECT oid FROM pg_database WHERE datname = current_database()), current_schema())`;
  const [found] = await database.select({ place }).from(sql`pg_control_system()`);
  return found?.place ?? '';
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
