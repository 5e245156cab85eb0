import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database';

/** A table as a backup names it. */
export interface StoredTable {
  readonly name: string;
  /** Its columns, without those that the database works out itself. */
  readonly columns: readonly string[];
  /** Columns of the primary key; rows are written in their order. */
  readonly key: readonly string[];
}

/** Which migrations have run is told by a backup's head, not by its rows. */
export const migrationTable = 'schema_migration';

/** The rows of a statement, as objects. */
export async function rowsOf(database: Database, statement: SQL): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const result: unknown = await database.execute(statement);
  const rows: unknown = typeof result === 'object' && result !== null && 'rows' in result ? result.rows : [];
  return Array.isArray(rows) ? rows : [];
}

/** All tables of the database; one that refers to another comes after it. */
export async function storedTables(database: Database): Promise<readonly StoredTable[]> {
  const found = await rowsOf(
    database,
    sql`SELECT c.relname AS name,
      ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
      ARRAY(SELECT a.attname::text FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
        WHERE i.indrelid = c.oid AND i.indisprimary ORDER BY array_position(i.indkey::smallint[], a.attnum)) AS key,
      ARRAY(SELECT DISTINCT o.relname::text FROM pg_constraint f JOIN pg_class o ON o.oid = f.confrelid
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS needs
      FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname`,
  );
  const waiting = new Map(
    found
      .filter(({ name }) => name !== migrationTable)
      .map(({ name, columns, key, needs }) => [String(name), { columns: texts(columns), key: texts(key), needs: texts(needs) }]),
  );
  const ordered: StoredTable[] = [];
  while (waiting.size > 0) {
    const next = [...waiting].find(([, { needs }]) => !needs.some((other) => waiting.has(other)));
    if (!next) throw new Error(`The tables ${[...waiting.keys()].join(', ')} refer to each other.`);
    const [name, { columns, key }] = next;
    ordered.push({ name, columns, key });
    waiting.delete(name);
  }
  return ordered;
}

/** A list of names, quoted. */
export function names(list: readonly string[]): SQL {
  return sql.join(
    list.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
