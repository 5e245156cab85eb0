import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from '../package/package-root';

/** Two renames and only then the removal, so that the folder is gone for no longer than a moment. */
export function putInPlace(making: string, appFolder: string): void {
  const earlier = `${making}.earlier`;
  if (existsSync(appFolder)) renameSync(appFolder, earlier);
  renameSync(making, appFolder);
  rmSync(earlier, { recursive: true, force: true });
}

/** A browser that has the portal open still asks for parts of the build that it came with; they stay for a week. */
export function keepEarlierAssets(from: string, to: string): void {
  if (!existsSync(from)) return;
  const weekAgo = Date.now() - 7 * 24 * 3_600_000;
  for (const name of readdirSync(from)) {
    const file = join(from, name);
    if (existsSync(join(to, name)) || statSync(file).mtimeMs < weekAgo) continue;
    cpSync(file, join(to, name), { preserveTimestamps: true });
  }
}

/** Hash of everything that lies at these paths of the project, without tests. */
export function sourceHash(sources: readonly string[]): string {
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
export async function compressAssets(folder: string): Promise<void> {
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

let latest: Promise<unknown> = Promise.resolve();

/**
 * Runs a build as residents get it, whatever NODE_ENV the command was started with: React's parts for development are twice as large and
 * several times slower, and nothing would say so. The variable holds for the whole process, so builds wait for each other.
 */
export function forResidents<T>(build: () => Promise<T>): Promise<T> {
  const alone = async () => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      return await build();
    } finally {
      if (before === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
      else process.env.NODE_ENV = before;
    }
  };
  const mine = latest.then(alone, alone);
  latest = mine;
  return mine;
}
