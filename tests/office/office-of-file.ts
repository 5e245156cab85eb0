import { afterAll } from 'vitest';
import { hasFilledDatabase } from '../filled-databases';
import { type DatabaseOffice, type OfficeParts, openDatabaseOffice } from './database-office';
import { startPostgres } from './postgres-server';
import { temporaryFolder } from './run-office';

/** Options of the office of a test file. */
interface FileOffice {
  /** Uses a PostgreSQL server instead of the embedded database, so that simultaneous calls have separate connections. */
  readonly postgres?: true;
  readonly variables?: Readonly<Record<string, string>>;
  readonly parts?: OfficeParts;
}

/** Opens the office of a test file before its first test. After the last one it is closed and its data are deleted. */
export async function officeOfFile({ postgres, variables, parts }: FileOffice = {}): Promise<DatabaseOffice> {
  const folder = temporaryFolder();
  afterAll(folder.remove);
  // In a run of all tests there is a server already.
  const server = postgres && !hasFilledDatabase('units') ? await startPostgres() : undefined;
  if (server) afterAll(server.stop);
  // An office on a server is no sandbox unless it says so.
  const onServer = postgres && { SANDBOX: 'false', ...(server && { DATABASE_URL: server.url }) };
  const office = await openDatabaseOffice({ DATA_DIR: folder.path, ...onServer, ...variables }, parts);
  afterAll(office.close);
  return office;
}
