import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundleNode } from '../scripts/package/bundle-node';
import { bundleVariable, type Program, programs } from './programs';

const root = join(import.meta.dirname, '..');
const prefix = 'tests-';

/** What a run of tests keeps until its end. */
export interface RunFolder {
  readonly path: string;
  remove(): void;
}

/** Bundles programs for the processes of a run of tests, and tells them where they are. */
export async function bundlePrograms(...names: readonly Program[]): Promise<RunFolder> {
  // Below the root, where the bundle finds the libraries.
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  removeAbandoned(cache);
  const path = mkdtempSync(join(cache, prefix));
  const folder = join(path, 'node');
  await bundleNode(Object.fromEntries(names.map((name) => [name, programs[name]])), { folder: relative(root, folder) });
  process.env[bundleVariable] = folder;
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A run that was killed leaves its folder. */
function removeAbandoned(cache: string): void {
  const dayAgo = Date.now() - 24 * 3_600_000;
  for (const name of readdirSync(cache).filter((each) => each.startsWith(prefix))) {
    if (statSync(join(cache, name)).mtimeMs < dayAgo) rmSync(join(cache, name), { recursive: true, force: true });
  }
}
