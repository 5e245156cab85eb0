// Prepares a run of stories, which starts many portals: code that is bundled once and packs that are compiled once.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildApp } from '../scripts/app/build-app';
import { buildStudio } from '../scripts/app/build-studio';
import { bundleNode } from '../scripts/package/bundle-node';
import { bundleVariable, packsVariable } from './portal-server';

const root = join(import.meta.dirname, '..');
const prefix = 'stories-';

/** Builds what is stale and tells `startPortal` where the bundle and the kept packs of this run are. The result removes both. */
export default async function prepareRun(): Promise<() => void> {
  await buildApp('warn');
  // Otherwise the first visit of the editor builds it, in the time of a story.
  await buildStudio();
  // Below the root, where the bundle finds the libraries.
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  removeAbandoned(cache);
  const folder = mkdtempSync(join(cache, prefix));
  await bundleNode({ okienko: 'scripts/okienko.ts' }, relative(root, join(folder, 'node')));
  process.env[bundleVariable] = join(folder, 'node', 'okienko.js');
  process.env[packsVariable] = join(folder, 'packs');
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A run that was killed leaves its folder. */
function removeAbandoned(cache: string): void {
  const dayAgo = Date.now() - 24 * 3_600_000;
  for (const name of readdirSync(cache).filter((each) => each.startsWith(prefix))) {
    if (statSync(join(cache, name)).mtimeMs < dayAgo) rmSync(join(cache, name), { recursive: true, force: true });
  }
}
