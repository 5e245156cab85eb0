import { afterAll } from 'vitest';
import { type DatabaseOffice, type OfficeParts, openDatabaseOffice } from './database-office';
import { startPostgres } from './postgres-server';
import { temporaryFolder } from './run-office';

/** What an office for the tests of a file is opened with. */
interface FileOffice {
  /** A PostgreSQL server of its own in place of the embedded database: there two calls at the same moment are two connections. */
  readonly postgres?: true;
  readonly variables?: Readonly<Record<string, string>>;
  readonly parts?: OfficeParts;
}

/** Opens the office of a test file, before its first test; it is closed and its data are gone after the last. */
export async function officeOfFile({ postgres, variables, parts }: FileOffice = {}): Promise<DatabaseOffice> {
  const folder = temporaryFolder();
  afterAll(folder.remove);
  const server = postgres && (await startPostgres());
  if (server) afterAll(server.stop);
  const office = await openDatabaseOffice({ DATA_DIR: folder.path, ...(server && { DATABASE_URL: server.url }), ...variables }, parts);
  afterAll(office.close);
  return office;
}
