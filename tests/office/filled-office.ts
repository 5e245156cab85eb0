// Apart from `run-office.ts`, which programs of tests have too: the library that starts PostgreSQL ends a process itself when it is told to stop.
import type { OfficeOptions, RunningOffice } from '../../server';
import { copyFilledDatabase } from '../filled-databases';
import { startSmallOffice } from './run-office';

/**
 * Starts a small office for tests that are not about its database: in a run of all tests it has a copy of the filled one on a server, which
 * costs a fraction of opening an embedded one.
 */
export async function startFilledOffice(
  variables: Readonly<Record<string, string>>,
  options: Partial<OfficeOptions> = {},
): Promise<RunningOffice> {
  const database = await copyFilledDatabase('units');
  const office = await startSmallOffice({ ...database?.environment, ...variables }, options);
  const close = async () => {
    await office.close();
    await database?.drop();
  };
  return { ...office, close };
}
