import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InlineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  'renderer',
  'engine',
  'portal',
  'custom-widgets',
  'vite.config.ts',
  'scripts/lean-rjsf.ts',
  'scripts/part-chunks.ts',
  'package.json',
  'package-lock.json',
];
const stamp = 'build-of.txt';

/** Folder of the built app. */
export const appFolder = join(root, 'dist', 'app');

/** Builds the app when its sources changed since the last build; answers whether it did. */
export async function buildApp(logLevel: NonNullable<InlineConfig['logLevel']>): Promise<boolean> {
  const mark = sourceMark();
  if (isBuilt(mark)) return false;
  // Built beside and put in place when it is whole: two starts at a time do not get into each other's way.
  const making = `${appFolder}.${randomBytes(4).toString('hex')}`;
  try {
    const { build } = await import('vite');
    await build({ configFile: join(root, 'vite.config.ts'), logLevel, build: { outDir: making, emptyOutDir: true } });
    await compressAssets(join(making, 'assets'));
    writeFileSync(join(making, stamp), mark);
    keepEarlierAssets(join(appFolder, 'assets'), join(making, 'assets'));
    // Another start may have built the same meanwhile and serve from it already.
    if (!isBuilt(mark)) putInPlace(making);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return true;
}

function isBuilt(mark: string): boolean {
  const file = join(appFolder, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === mark;
}

/** Two renames and only then the removal, so that the folder is gone for no longer than a moment. */
function putInPlace(making: string): void {
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

function sourceMark(): string {
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
