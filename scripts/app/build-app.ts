import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InlineConfig } from 'vite';
import { ownCodePlugin, ownFilesList } from '../own-code/own-code-plugin';
import { type OwnCode, readOwnCode } from '../own-code/read-config';
import { isPackaged, root } from '../package/package-root';

const sources = [
  'renderer',
  'engine',
  'portal',
  'custom-widgets',
  'vite.config.ts',
  'scripts/app/lean-rjsf.ts',
  'scripts/app/page-fonts.ts',
  'scripts/app/part-chunks.ts',
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
  const sources = sourceHash();
  if (isBuilt(folder, sources, own)) return { folder, isNew: false };
  // Built beside and put in place when it is whole: two starts at a time do not get into each other's way.
  const making = `${folder}.${randomBytes(4).toString('hex')}`;
  try {
    const { build } = await import('vite');
    const configFile = join(root, 'vite.config.ts');
    await build({ configFile, logLevel, plugins: [ownCodePlugin(own)], build: { outDir: making, emptyOutDir: true } });
    await compressAssets(join(making, 'assets'));
    writeFileSync(join(making, stamp), markOf(making, sources, own));
    keepEarlierAssets(join(folder, 'assets'), join(making, 'assets'));
    // Another start may have built the same meanwhile and serve from it already.
    if (!isBuilt(folder, sources, own)) putInPlace(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return { folder, isNew: true };
}

function isBuilt(folder: string, sources: string, own: OwnCode | null): boolean {
  const file = join(folder, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === markOf(folder, sources, own);
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

/** Two renames and only then the removal, so that the folder is gone for no longer than a moment. */
function putInPlace(making: string, appFolder: string): void {
  const earlier = `${making}.earlier`;
  if (existsSync(appFolder)) renameSync(appFolder, earlier);
  renameSync(making, appFolder);
  rmSync(earlier, { recursive: true, force: true });
}

/** A browser that has the portal open still asks for parts of the build that it came with; they stay for a week. */
function keepEarlierAssets(from: string, to: string): void {
  if (!existsSync(from)) return;
  const weekAgo = Date.now() - 7 * 24 * 3_600_000;
  for (const name of readdirSync(from)) {
    const file = join(from, name);
    if (existsSync(join(to, name)) || statSync(file).mtimeMs < weekAgo) continue;
    cpSync(file, join(to, name), { preserveTimestamps: true });
  }
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
      : [path];
    for (const file of files.sort()) {
      if (!/\.test\.tsx?$/.test(file) && statSync(file).isFile()) hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Compressed once, as hard as possible, so that serving costs nothing. */
async function compressAssets(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg|json)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const content = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
