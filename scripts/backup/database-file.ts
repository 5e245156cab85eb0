// The office's database, embedded or a server, to a file and back.
import { resolve } from 'node:path';
import { BackupError, type Configuration, parseConfiguration, restoreDatabase, StartFailure, saveDatabase } from '../../server';
import { Refusal } from '../command-line/refusal';
import { officeExtrasOf } from '../own-code/own-office';
import { readOwnCode } from '../own-code/read-config';

type Environment = Readonly<Record<string, string | undefined>>;

/** Saves the database that the variables name, and says so. */
export async function saveToFile(file: string, environment: Environment): Promise<string> {
  return await withDatabase('backup', environment, async (configuration) => {
    await saveDatabase(configuration, resolve(file));
    return `The database was saved to ${file}.${besideIt(configuration)}`;
  });
}

/** Fills the database that the variables name, and says with what. */
export async function restoreFromFile(file: string, environment: Environment): Promise<string> {
  return await withDatabase('restore', environment, async (configuration) => {
    const { rows, made } = await restoreDatabase(configuration, resolve(file));
    return `The database of ${made} was restored: ${rows} rows.${besideIt(configuration)}`;
  });
}

/** What a backup of the database does not hold. */
function besideIt({ filesDir }: Configuration): string {
  return filesDir === null
    ? ''
    : ` Files of residents lie in ${filesDir} (FILES_DIR) and are no part of it: keep a copy of that folder too.`;
}

async function withDatabase(
  job: 'backup' | 'restore',
  environment: Environment,
  run: (configuration: Configuration) => Promise<string>,
): Promise<string> {
  const configuration = parseConfiguration(environment, await officeExtrasOf(await readOwnCode()));
  if (!configuration.ok) throw new Refusal(configuration.failure);
  if (configuration.value.officeApiUrl !== null)
    throw new Refusal(`The ${job} failed: another office answers the calls (OFFICE_API_URL) and keeps the data.`);
  try {
    return await run(configuration.value);
  } catch (error) {
    if (error instanceof StartFailure) throw new Refusal(error.message);
    if (error instanceof BackupError || (error instanceof Error && 'syscall' in error))
      throw new Refusal(`The ${job} failed: ${error.message}.`);
    throw error;
  }
}
