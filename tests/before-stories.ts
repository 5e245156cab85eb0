// Prepares a run of stories, which starts many portals: code that is bundled once and packs that are compiled once.
import { join } from 'node:path';
import { buildApp } from '../scripts/app/build-app';
import { buildStudio } from '../scripts/app/build-studio';
import { bundlePrograms } from './bundle-programs';
import { keepPacksIn } from './kept-packs';

/** Builds what is stale and tells `startPortal` where the bundle and the kept packs of this run are. The result removes both. */
export default async function prepareRun(): Promise<() => void> {
  await buildApp('warn');
  // Otherwise the first visit of the editor builds it, in the time of a story.
  await buildStudio();
  const { path, remove } = await bundlePrograms('okienko');
  keepPacksIn(join(path, 'packs'));
  return remove;
}
