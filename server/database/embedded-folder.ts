import { constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const pglite = dirname(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')));
const { version }: { version: string } = JSON.parse(readFileSync(join(pglite, 'package.json'), 'utf8'));

// Where tools keep what they can make again: beside the packages of the project.
const cache = join(pglite, '../../.cache/okienko');
const template = join(cache, `embedded-database-${version}`);

let made: Promise<string | null> | undefined;

/**
 * Makes the folder of a new embedded database as a copy of an empty one, because to make that takes seconds. A folder that holds anything
 * is left as it is. Where the empty one can neither be found nor kept, nothing is made here, and the database makes its folder itself.
 * `initialise` makes an empty database in a folder that is not there.
 */
export async function prepareFolder(folder: string, initialise: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  const from = await emptyDatabase(initialise);
  if (from === null) return;
  await mkdir(dirname(folder), { recursive: true });
  const making = mkdtempSync(`${folder}.making-`);
  try {
    await cp(from, making, { recursive: true, mode: constants.COPYFILE_FICLONE });
    if (existsSync(folder)) rmdirSync(folder);
    // Only a whole copy is ever in the place of the database.
    await rename(making, folder);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  }
}

/** Keeps an empty database for those that are to be made, unless there is one. */
export async function emptyDatabase(initialise: (folder: string) => Promise<void>): Promise<string | null> {
  if (existsSync(template)) return template;
  made ??= keepEmptyDatabase(initialise);
  const kept = await made;
  made = undefined;
  return kept;
}

async function keepEmptyDatabase(initialise: (folder: string) => Promise<void>): Promise<string | null> {
  let making: string;
  try {
    await mkdir(cache, { recursive: true });
    making = mkdtempSync(join(cache, 'making-'));
  } catch {
    // An installation that nobody may write to keeps nothing.
    return null;
  }
  try {
    await initialise(join(making, 'database'));
    await rename(join(making, 'database'), template);
  } catch (error) {
    // Another process may have been quicker; otherwise the database says itself what is wrong, at its own folder.
    if (!existsSync(template)) process.emitWarning(`No empty database could be kept in ${cache}: ${String(error)}`);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return existsSync(template) ? template : null;
}
