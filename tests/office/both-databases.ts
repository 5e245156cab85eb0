import { openedSteps } from '../../server/opened-steps';
import { startPostgres } from './postgres-server';
import { temporaryFolder } from './run-office';

/** The same office twice: with its embedded database, and with one of a PostgreSQL server. */
export interface BothOffices<Office> {
  readonly embedded: Office;
  readonly onServer: Office;
  readonly close: () => Promise<void>;
}

/** Opens both. `forServer`: variables of the second one alone. */
export async function openOnBothDatabases<Office extends { close(): Promise<void> }>(
  open: (variables: Readonly<Record<string, string>>) => Promise<Office>,
  forServer: Readonly<Record<string, string>> = {},
): Promise<BothOffices<Office>> {
  const steps = openedSteps();
  const opened = async (variables: Readonly<Record<string, string>>) => {
    const folder = temporaryFolder();
    steps.add(folder.remove);
    const office = await open({ DATA_DIR: folder.path, ...variables });
    steps.add(() => office.close());
    return office;
  };
  try {
    const postgres = await startPostgres();
    steps.add(() => postgres.stop());
    return {
      embedded: await opened({ DATABASE_URL: '' }),
      onServer: await opened({ DATABASE_URL: postgres.url, ...forServer }),
      close: steps.close,
    };
  } catch (error) {
    await steps.close();
    throw error;
  }
}
