// Databases that are filled once for a run and copied for each office. A PostgreSQL server holds one, whose copy costs a fraction of what an
// embedded database takes to open. Stories have one for the portals of a desk; those of a phone and of development have the embedded one. Unit
// tests have one for small offices whose tests are not about a database.
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { type PostgresServer, startPostgres } from './office/postgres-server';

/** For whom a database is filled: portals of stories, or small offices of unit tests. */
type Use = 'stories' | 'units';

/** Variables of a run: the address of the filled database. */
const variables: Readonly<Record<Use, string>> = { stories: 'OKIENKO_TEST_FILLED_DATABASE', units: 'OKIENKO_TEST_SMALL_DATABASE' };

/** A database of one office. */
export interface CopiedDatabase {
  /** Variables with which the office uses it as a sample office. */
  readonly environment: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

/** Starts the server. `fill` opens an office with these variables, and ends it. */
export async function keepFilledDatabase(
  use: Use,
  fill: (environment: Readonly<Record<string, string>>) => Promise<void>,
): Promise<PostgresServer> {
  const server = await startPostgres();
  await fill(environmentOf(server.url));
  process.env[variables[use]] = server.url;
  return server;
}

/** Whether this is a run that has such a database. */
export function hasFilledDatabase(use: Use): boolean {
  return process.env[variables[use]] !== undefined;
}

/** A copy of the filled database; undefined outside such a run. */
export async function copyFilledDatabase(use: Use): Promise<CopiedDatabase | undefined> {
  const filled = process.env[variables[use]];
  if (filled === undefined) return undefined;
  const name = `copy_${randomBytes(6).toString('hex')}`;
  const url = new URL(filled);
  const template = url.pathname.slice(1);
  // Files are copied in half the time that it takes to log their pages.
  await ask(filled, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY = FILE_COPY`);
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
