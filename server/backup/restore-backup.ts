import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database, Session } from '../database/database';
import { applyMigrations, readMigrations } from '../database/migrate';
import { BackupError, type BackupHead, damaged, readHead, readLine } from './backup-file';
import { names, rowsOf, storedTables } from './stored-tables';

const atOnce = 500;

/** Reads a file to its end before anything is done with it. Throws a `BackupError` if it is not a whole backup that this version can read. */
export async function checkBackup(file: string): Promise<void> {
  const lines = linesOf(file);
  const first = await lines.next();
  refuseNewer(readHead(first.done ? '' : first.value));
  let rows = 0;
  for await (const text of lines) {
    const line = readLine(text);
    if ('row' in line) rows += 1;
    if ('end' in line && line.end === rows) return;
  }
  throw damaged();
}

/** Fills an empty database from a backup: all of it, or nothing. Returns how many rows there were and when they were saved. */
export async function restoreBackup(session: Session, file: string): Promise<{ readonly rows: number; readonly made: string }> {
  const lines = linesOf(file);
  const first = await lines.next();
  const head = readHead(first.done ? '' : first.value);
  await session.run('BEGIN');
  try {
    await makeTables(session, head);
    const rows = await fillTables(session.database, lines);
    await session.run('COMMIT');
    return { rows, made: head.made };
  } catch (error) {
    await session.run('ROLLBACK');
    throw error;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const input = createReadStream(file);
  input.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const line of createInterface({ input: input.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY })) yield line;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('Z_'))
      throw code === 'Z_DATA_ERROR' ? new BackupError('this is no backup of Okienko, or it is damaged') : damaged();
    throw error;
  }
}

/** The tables as they were when the backup was made; the next start brings them up to date. */
async function makeTables(session: Session, { migrations }: BackupHead): Promise<void> {
  const there = await rowsOf(session.database, sql`SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1`);
  if (there.length > 0) throw new BackupError('the database is not empty. Restore into a new one');
  await applyMigrations(
    session,
    readMigrations().filter(({ name }) => migrations.includes(name)),
  );
}

function refuseNewer({ migrations }: BackupHead): void {
  const known = readMigrations().map(({ name }) => name);
  const strange = migrations.find((name) => !known.includes(name));
  if (strange !== undefined) throw new BackupError(`a newer version of the portal made it (${strange}). Update the portal first`);
}

async function fillTables(database: Database, lines: AsyncIterator<string>): Promise<number> {
  const tables = await storedTables(database);
  const all = names(tables.map(({ name }) => name));
  // Migrations write some rows themselves. Triggers judge how a row may change, and that one may not go; a restored one does neither.
  for (const { name } of tables) await database.execute(sql`ALTER TABLE ${sql.identifier(name)} DISABLE TRIGGER USER`);
  await database.execute(sql`TRUNCATE ${all}`);
  const rows = await insertLines(database, lines, new Set(tables.map(({ name }) => name)));
  for (const { name } of tables) await database.execute(sql`ALTER TABLE ${sql.identifier(name)} ENABLE TRIGGER USER`);
  return rows;
}

async function insertLines(database: Database, lines: AsyncIterator<string>, tables: ReadonlySet<string>): Promise<number> {
  let insert: ((rows: readonly string[]) => Promise<void>) | null = null;
  let batch: string[] = [];
  let count = 0;
  const flush = async () => {
    if (batch.length > 0) await insert?.(batch);
    batch = [];
  };
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = readLine(next.value);
    if ('row' in line) {
      if (insert === null) throw damaged();
      count += 1;
      batch.push(line.row);
      if (batch.length >= atOnce) await flush();
      continue;
    }
    await flush();
    if ('table' in line) {
      if (!tables.has(line.table)) throw damaged();
      insert = insertInto(database, line.table, line.columns);
    } else if ('sequence' in line) await database.execute(sql`SELECT setval(quote_ident(${line.sequence}), ${line.value}::bigint)`);
    else if (line.end === count) return count;
    else break;
  }
  throw damaged();
}

function insertInto(database: Database, table: string, columns: readonly string[]): (rows: readonly string[]) => Promise<void> {
  const into = sql.identifier(table);
  return async (rows) => {
    await database.execute(
      sql`INSERT INTO ${into} (${names(columns)}) OVERRIDING SYSTEM VALUE SELECT ${names(columns)} FROM json_populate_recordset(NULL::${into}, ${`[${rows.join(',')}]`}::json)`,
    );
  };
}
