import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';

/** The office's database, embedded or a server. Queries are written once for both, with the query builder. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database, with how to close it. */
export interface OpenDatabase {
  readonly database: Database;
  readonly kind: 'embedded' | 'server';
  /** Why it cannot be used now, for the operator; null while it answers. */
  problem(): string | null;
  /** Calls back at each notification of a channel; gives what ends it. Null where this process alone has the database. */
  readonly listen: ((channel: string, heard: () => void) => Promise<() => Promise<void>>) | null;
  /** The clock for everything that expires. */
  now(): Date;
  close(): Promise<void>;
}

/** A connection for several statements in sequence, for migrations. */
export interface Session {
  readonly database: Database;
  /** Runs a script of one or more statements. */
  run(script: string): Promise<void>;
}

/** A session of its own for one job. */
export interface OpenSession extends Session {
  close(): Promise<void>;
}

// A statement takes at most 65 535 values, and the widest table has nine columns. What comes back is read row by row in one turn of the server.
const chunk = 2_000;

/** Inserts any number of rows in as few statements as the database allows. */
export async function insertAll<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk) await database.insert(table).values(rows.slice(start, start + chunk));
}

/**
 * Reads any number of rows; others have their turn after each part of a long list, whose parts are all of one moment. `part` reads so many
 * rows from a place on, in an order in which no two rows are alike.
 */
export async function selectAll<Row>(
  database: Database,
  part: (database: Database, limit: number, offset: number) => Promise<Row[]>,
): Promise<Row[]> {
  const read = async (session: Database) => {
    const rows: Row[] = [];
    for (;;) {
      const found = await part(session, chunk, rows.length);
      rows.push(...found);
      if (found.length < chunk) return rows;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return await database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
