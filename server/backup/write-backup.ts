import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { type BackupHead, type BackupLine, writeLine } from './backup-file';
import { migrationTable, rowsOf, storedTables } from './stored-tables';

const atOnce = 1_000;

/**
 * Writes everything in the database to a file: all rows as they are at one moment, while the office goes on. The file fits both databases
 * and every later version.
 */
export async function writeBackup(database: Database, file: string, now: Date): Promise<void> {
  const packed = createGzip();
  const out = createWriteStream(file, { mode: 0o600, flags: 'wx' });
  const written = finished(packed.pipe(out));
  const failure = new AbortController();
  // A full disk must end the wait for room in the stream.
  written.catch(() => failure.abort());
  const write = async (line: BackupHead | BackupLine) => {
    if (!packed.write(`${writeLine(line)}\n`)) await Promise.race([once(packed, 'drain', { signal: failure.signal }), written]);
  };
  try {
    await database.transaction(async (moment) => await writeAll(moment, write, now), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    packed.end();
    await written;
  } catch (error) {
    packed.destroy();
    out.destroy();
    // The failure of the file is the reason for what followed from it.
    if (failure.signal.aborted) await written;
    throw error;
  }
}

async function writeAll(moment: Database, write: (line: BackupHead | BackupLine) => Promise<void>, now: Date): Promise<void> {
  const done = await rowsOf(moment, sql`SELECT name FROM ${sql.identifier(migrationTable)} ORDER BY number`);
  await write({ okienko: 'backup', format: 1, made: now.toISOString(), migrations: done.map(({ name }) => String(name)) });
  let rows = 0;
  for (const { name, columns, key } of await storedTables(moment)) {
    await write({ table: name, columns });
    const order = key.length === 0 ? sql`` : sql` ORDER BY ${sql.raw(key.map((column) => `"${column}"`).join(', '))}`;
    await moment.execute(
      sql`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${sql.identifier(name)} AS t${order}`,
    );
    for (;;) {
      const batch = await rowsOf(moment, sql.raw(`FETCH ${atOnce} FROM backup_rows`));
      for (const { line } of batch) await write({ row: String(line) });
      rows += batch.length;
      if (batch.length < atOnce) break;
    }
    await moment.execute(sql`CLOSE backup_rows`);
  }
  const sequences = await rowsOf(
    moment,
    sql`SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY 1`,
  );
  for (const { name, value } of sequences) await write({ sequence: String(name), value: String(value) });
  await write({ end: rows });
}
