import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { ownCodePlugin, ownFilesList } from '../own-code/own-code-plugin';
import { type OwnCode, readOwnCode } from '../own-code/read-config';
import { isPackaged, root } from '../package/package-root';
import { compressAssets, forResidents, keepEarlierAssets, putInPlace, sourceHash } from './build-files';
import { joinHelpers } from './join-helpers';

/** What the app is built of. A package carries all of it: a project builds the app itself. */
export const appSources = [
  'renderer',
  'engine',
  'portal',
  'custom-widgets',
  'vite.config.ts',
  'scripts/app/build-alone.ts',
  'scripts/app/build-files.ts',
  'scripts/app/compiled-ahead.ts',
  'scripts/app/head-script.ts',
  'scripts/app/join-helpers.ts',
  'scripts/app/kinds-apart.ts',
  'scripts/app/lean-rjsf.ts',
  'scripts/app/oldest-browsers.ts',
  'scripts/app/part-chunks.ts',
  'scripts/app/service-worker.ts',
  'scripts/own-code/own-code-plugin.ts',
  'package.json',
  // A published package has no lockfile. What a project's build is made of is then named by the version.
  ...(isPackaged ? [] : ['package-lock.json']),
];
const stamp = 'build-of.txt';

/** The app in its folder. */
export interface BuiltApp {
  readonly folder: string;
  /** False when it was up to date. */
  readonly isNew: boolean;
}

/** Builds the app when its sources or the project's own code changed since the last build. It lies beside the config, else in the working directory. */
export async function buildApp(logLevel: NonNullable<InlineConfig['logLevel']>): Promise<BuiltApp> {
  const own = await readOwnCode();
  const folder = join(own?.folder ?? process.cwd(), 'dist', 'app');
  const hash = sourceHash(appSources);
  if (isBuilt(folder, hash, own)) return { folder, isNew: false };
  // Built beside and put in place when it is whole: two starts at a time do not get into each other's way.
  const making = `${folder}.${randomBytes(4).toString('hex')}`;
  try {
    const { build } = await import('vite');
    const configFile = join(root, 'vite.config.ts');
    const plugins = [ownCodePlugin(own)];
    await forResidents(() => build({ configFile, logLevel, plugins, build: { outDir: making, emptyOutDir: true } }));
    joinHelpers(making);
    await compressAssets(join(making, 'assets'));
    writeFileSync(join(making, stamp), markOf(making, hash, own));
    keepEarlierAssets(join(folder, 'assets'), join(making, 'assets'));
    // Another start may have built the same meanwhile and serve from it already.
    if (!isBuilt(folder, hash, own)) putInPlace(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return { folder, isNew: true };
}

function isBuilt(folder: string, hash: string, own: OwnCode | null): boolean {
  const file = join(folder, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === markOf(folder, hash, own);
}

/** Says what a build was made of: the sources, and the files of the project that went into it. */
function markOf(folder: string, sources: string, own: OwnCode | null): string {
  if (own === null) return sources;
  const hash = createHash('sha256').update(sources).update(readFileSync(own.file));
  const list = join(folder, ownFilesList);
  const files: readonly string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const file of files) {
    const path = join(own.folder, file);
    hash.update(`${file}\0`).update(existsSync(path) ? readFileSync(path) : 'gone');
  }
  return hash.digest('hex');
}
