import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase, Session } from './database';
import { openEmbeddedDatabase } from './open-embedded-database';
import { openServerDatabase } from './open-server-database';

interface DatabasePlace {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** The data for an empty database. */
export interface FirstData {
  /** Fills an open database. Data that are there already are left alone. */
  fill(session: Session): Promise<void>;
  /** May put a filled database into the folder in which an embedded one is about to be created. */
  prepareFolder(folder: string): Promise<void>;
}

type Tell = (text: string) => void;

/**
 * Opens the office's database: the server of `databaseUrl`, or else the embedded one in `dataDir`. Without first data a new database stays
 * empty.
 */
export async function openOfficeDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  firstData: FirstData | null,
  tell?: Tell,
): Promise<OpenDatabase> {
  const fill = async (session: Session) => await firstData?.fill(session);
  if (databaseUrl !== null) return await openServerDatabase(databaseUrl, fill, tell);
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) await firstData?.prepareFolder(folder);
  return await openEmbeddedDatabase(folder, fill);
}
