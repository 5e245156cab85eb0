// Prepares a run of all unit tests, a good many of which start an office as a process: their programs are bundled once, and
// the definitions are compiled once.
import { join } from 'node:path';
import { bundlePrograms, type RunFolder } from './bundle-programs';
import { keepFilledDatabase } from './filled-databases';
import { keepPacksIn } from './kept-packs';
import { fillDatabase } from './office/database-office';
import type { PostgresServer } from './office/postgres-server';
import { startPortal } from './portal-server';

/** Variable that `npm test` sets. A few files alone start too few processes for a bundle to be worth its time. */
const allVariable = 'OKIENKO_TEST_ALL';

let folder: RunFolder | null = null;
let databases: PostgresServer | null = null;

/** Bundles the programs and fills a database in a run of all tests. */
export async function setup(): Promise<void> {
  if (process.env[allVariable] !== '1') return;
  folder = await bundlePrograms('okienko', 'office-process', 'crash-server', 'studio-crash');
  keepPacksIn(join(folder.path, 'packs'));
  // Otherwise each of the tests that begin at the same time compiles the definitions.
  const portal = await startPortal();
  await portal.stop();
  databases = await keepFilledDatabase('units', fillDatabase);
}

/** Removes both. */
export async function teardown(): Promise<void> {
  folder?.remove();
  await databases?.stop();
}
