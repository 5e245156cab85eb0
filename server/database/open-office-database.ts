import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase, Session } from './database';
import type { DatabaseServers } from './database-servers';
import { openEmbeddedDatabase } from './open-embedded-database';
import { openServerDatabase } from './open-server-database';

interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly databaseSchema: string | null;
  readonly dataDir: string;
}

/** The data for an empty database. */
export interface FirstData {
  /** Fills an open database. Data that are there already are left alone. */
  fill(session: Session): Promise<void>;
  /** May put a filled database into the folder in which an embedded one is about to be created. */
  prepareFolder(folder: string): Promise<void>;
}

/**
 * Opens the office's database: the server of `databaseUrl`, or else the embedded one in `dataDir`. Without first data a new database stays
 * empty. `servers`: those that other offices of the process use too.
 */
export async function openOfficeDatabase(
  { databaseUrl, databaseSchema, dataDir }: DatabasePlace,
  firstData: FirstData | null,
  servers?: DatabaseServers,
): Promise<OpenDatabase> {
  const fill = async (session: Session) => await firstData?.fill(session);
  if (databaseUrl !== null) return await openServerDatabase({ url: databaseUrl, schema: databaseSchema }, fill, servers);
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) await firstData?.prepareFolder(folder);
  return await openEmbeddedDatabase(folder, fill);
}
