import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { asc, eq, sql } from 'drizzle-orm';
import { makeFolder } from '../data-folder/make-folder';
import type { Database } from '../database/database';
import { storedFile, storedFilePart } from '../database/file-tables';

/** Where the content of files is kept. */
export interface ContentKeeper {
  /** Begins to keep a file. Nobody reads it before `finish`. */
  begin(id: string): ContentWriter;
  read(id: string): Promise<Readable>;
  remove(id: string): Promise<void>;
}

/** A file that is being kept. */
export interface ContentWriter {
  take(part: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  drop(): Promise<void>;
}

/** Bytes of a row: small enough that neither a query nor a backup needs much memory for it. */
const rowSize = 65_536;

/** Keeps content in the database, where every server of the office and every backup has it. */
export function databaseKeeper(database: Database): ContentKeeper {
  return {
    begin(id) {
      let number = 0;
      let rest: Uint8Array[] = [];
      let size = 0;
      const write = async (content: Uint8Array) => {
        number += 1;
        await database.insert(storedFilePart).values({ fileId: id, number, content });
      };
      const flush = async (least: number) => {
        while (size >= least && size > 0) {
          const whole = Buffer.concat(rest);
          await write(whole.subarray(0, rowSize));
          const left = whole.subarray(rowSize);
          rest = left.length > 0 ? [left] : [];
          size = left.length;
        }
      };
      return {
        async take(part) {
          rest.push(part);
          size += part.length;
          await flush(rowSize);
        },
        finish: async () => await flush(1),
        drop: async () => void (await database.delete(storedFile).where(eq(storedFile.id, id))),
      };
    },
    read: async (id) => Readable.from(partsOf(database, id), { objectMode: false }),
    // The parts go with the row of their file.
    remove: async () => undefined,
  };
}

async function* partsOf(database: Database, id: string): AsyncGenerator<Uint8Array> {
  for (let number = 1; ; number += 1) {
    const [part] = await database
      .select({ content: storedFilePart.content })
      .from(storedFilePart)
      .where(sql`${storedFilePart.fileId} = ${id} AND ${storedFilePart.number} = ${number}`)
      .orderBy(asc(storedFilePart.number));
    if (!part) return;
    yield part.content;
  }
}

/** Keeps content as files of a folder. What the database has of earlier times, or from a backup, is read from there. */
export function folderKeeper(database: Database, folder: string): ContentKeeper {
  const inDatabase = databaseKeeper(database);
  const place = (id: string) => join(folder, id);
  return {
    begin(id) {
      makeFolder(folder);
      const arriving = `${place(id)}.part`;
      const out = createWriteStream(arriving, { mode: 0o600, flags: 'wx' });
      const written = finished(out);
      // Whoever hands over the next part, or ends, is told.
      written.catch(() => undefined);
      return {
        async take(part) {
          if (!out.write(part)) await Promise.race([new Promise<void>((resolve) => out.once('drain', () => resolve())), written]);
        },
        async finish() {
          out.end();
          await written;
          await rename(arriving, place(id));
        },
        async drop() {
          out.destroy();
          await rm(arriving, { force: true });
          await database.delete(storedFile).where(eq(storedFile.id, id));
        },
      };
    },
    read: async (id) => (existsSync(place(id)) ? createReadStream(place(id)) : await inDatabase.read(id)),
    remove: async (id) => await rm(place(id), { force: true }),
  };
}
