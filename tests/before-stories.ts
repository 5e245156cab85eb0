// Prepares a run of stories, which starts many portals: code that is bundled once and packs that are compiled once.
import { join } from 'node:path';
import { buildApp } from '../scripts/app/build-app';
import { buildStudio } from '../scripts/app/build-studio';
import { bundlePrograms } from './bundle-programs';
import { keepFilledDatabase } from './filled-databases';
import { keepPacksIn } from './kept-packs';
import { startPortal } from './portal-server';

/** Builds what is stale and tells `startPortal` where the bundle, the kept packs and the filled database of this run are. The result removes them. */
export default async function prepareRun(): Promise<() => Promise<void>> {
  await buildApp('warn');
  // Otherwise the first visit of the editor builds it, in the time of a story.
  await buildStudio();
  const { path, remove } = await bundlePrograms('okienko');
  keepPacksIn(join(path, 'packs'));
  const server = await keepFilledDatabase('stories', async (environment) => {
    const portal = await startPortal('start', environment);
    await portal.stop();
  });
  return async () => {
    await server.stop();
    remove();
  };
}
