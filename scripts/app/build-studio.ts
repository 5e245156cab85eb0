import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPackaged, root } from '../package/package-root';
import { compressAssets, forResidents, keepEarlierAssets, putInPlace, sourceHash } from './build-files';

const sources = ['studio', 'engine', 'renderer/inputs/second-press.ts', 'vite.studio.config.ts', 'scripts/app', 'package-lock.json'];
const folder = join(root, 'dist', 'studio');
const stamp = 'build-of.txt';

/**
 * The editor of the office as a server serves it. In the repository it is built when its page is first asked for, in development whenever
 * its sources have changed since; a package carries it built.
 */
export function studioApp({ development = false } = {}): { readonly folder: string; template(): Promise<string> } {
  let page: Promise<string> | null = null;
  return {
    folder,
    template() {
      if (page === null || development) page = buildStudio().then(() => readFileSync(join(folder, 'index.html'), 'utf8'));
      page.catch(() => {
        page = null;
      });
      return page;
    },
  };
}

/** Builds the editor when its sources changed since the last build. It knows nothing of a project. */
export async function buildStudio(): Promise<void> {
  if (isPackaged) return;
  const hash = sourceHash(sources);
  if (isBuilt(hash)) return;
  const making = `${folder}.${randomBytes(4).toString('hex')}`;
  try {
    const [{ build }, { sheetValidators }] = await Promise.all([import('vite'), import('./sheet-validators-plugin')]);
    const configFile = join(root, 'vite.studio.config.ts');
    const plugins = [sheetValidators()];
    await forResidents(() => build({ configFile, logLevel: 'warn', plugins, build: { outDir: making, emptyOutDir: true } }));
    await compressAssets(join(making, 'assets'));
    writeFileSync(join(making, stamp), hash);
    keepEarlierAssets(join(folder, 'assets'), join(making, 'assets'));
    if (!isBuilt(hash)) putInPlace(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

function isBuilt(hash: string): boolean {
  const file = join(folder, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}
