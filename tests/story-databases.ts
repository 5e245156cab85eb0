// The databases of a run of stories. A PostgreSQL server holds one that is filled once; each portal on a desk has a copy of it, which costs a
// fraction of what an embedded database takes to open. Portals of a phone and of development have the embedded one.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type PostgresServer, startPostgres } from './office/postgres-server';

/** Variable of a run of stories: the address of the filled database. */
const filledVariable = 'OKIENKO_TEST_FILLED_DATABASE';

/** A database of one portal. */
export interface StoryDatabase {
  /** Variables with which the portal uses it as a sample office. */
  readonly environment: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

/** Starts the server. `fill` opens an office on the address that it is given, and ends it. */
export async function keepFilledDatabase(fill: (environment: Readonly<Record<string, string>>) => Promise<void>): Promise<PostgresServer> {
  const server = await startPostgres();
  await fill(environmentOf(server.url));
  process.env[filledVariable] = server.url;
  return server;
}

/** A copy of the filled database; undefined outside a run of stories. */
export async function copyFilledDatabase(): Promise<StoryDatabase | undefined> {
  const filled = process.env[filledVariable];
  if (filled === undefined) return undefined;
  const name = `story_${randomBytes(6).toString('hex')}`;
  const url = new URL(filled);
  const template = url.pathname.slice(1);
  await ask(filled, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  url.pathname = `/${name}`;
  return { environment: environmentOf(url.href), drop: () => ask(filled, `DROP DATABASE ${name} WITH (FORCE)`) };
}

function environmentOf(url: string): Readonly<Record<string, string>> {
  return { DATABASE_URL: url, SANDBOX: 'true' };
}

/** Asks the server from its own database, because nobody may be connected to one that is copied. */
async function ask(server: string, statement: string): Promise<void> {
  const url = new URL(server);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
