import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

// A statement takes at most 65 535 values; the widest table here has nine columns.
const chunk = 2_000;

/** Inserts any number of rows in as few statements as the database allows. */
export async function insertAll<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk) await database.insert(table).values(rows.slice(start, start + chunk));
}
