import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite, type PGliteOptions, type QueryOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartFailure } from '../errors/start-failure';
import type { OpenDatabase, OpenSession, Session } from './database';
import { migrate } from './migrate';

/**
 * Bytes as the database writes them, by one step each way. The library makes an array of numbers and a text of each byte, fifty times as much
 * as the bytes themselves: a server that had other work could not throw it away as fast as a large file made it.
 */
const inBytes: PGliteOptions = {
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex')}` },
  parsers: { [types.BYTEA]: (text) => Buffer.from(text.slice(2), 'hex') },
};

/** Opens the embedded database in a folder for one job, as it is: nothing is migrated or filled. */
export async function embeddedSession(folder: string): Promise<OpenSession> {
  const client = await PGlite.create(folder, inBytes);
  return { database: drizzle(client), run: async (script) => void (await client.exec(script)), close: () => client.close() };
}

/** Opens the embedded database in a folder, brings its schema up to date and lets `fill` write the first data. */
export async function openEmbeddedDatabase(folder: string, fill: (session: Session) => Promise<void>): Promise<OpenDatabase> {
  const existed = existsSync(join(folder, 'PG_VERSION'));
  let client: PGlite | undefined;
  try {
    client = await PGlite.create(folder, inBytes);
    takeTurns(client);
    const database = drizzle(client);
    const opened = client;
    await migrate({ database, run: async (script) => void (await opened.exec(script)) }, fill);
    return { database, kind: 'embedded', listen: null, problem: () => null, now: () => new Date(), close: () => opened.close() };
  } catch (error) {
    await client?.close().catch(() => undefined);
    if (!existed) throw error;
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    throw new StartFailure(
      `The database in ${folder} is damaged or from another version: ${reason}. Restore a backup, or set another DATA_DIR.`,
    );
  }
}

/**
 * Gives the event loop its turn before each question. The embedded database answers without ever waiting for the system, so that calls which
 * follow each other would keep the server from accepting a new connection for seconds.
 */
function takeTurns(client: PGlite): void {
  const query = client.query.bind(client);
  client.query = async <Row>(text: string, values?: unknown[], options?: QueryOptions) => {
    await turn();
    return await query<Row>(text, values, options);
  };
}
