import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { root } from '../package/package-root';

const sources = ['studio', 'engine', 'vite.studio.config.ts', 'scripts/studio', 'package-lock.json'];
const folder = join(root, 'dist', 'studio');
const stamp = join(folder, 'build-of.txt');

/** The editor as a running office serves it: built when its page is first asked for, unless the build is up to date. */
export function studioApp(): { readonly folder: string; template(): Promise<string> } {
  let page: Promise<string> | null = null;
  return {
    folder,
    template() {
      page ??= buildStudio().then(() => readFileSync(join(folder, 'index.html'), 'utf8'));
      page.catch(() => {
        page = null;
      });
      return page;
    },
  };
}

/** Builds the editor when its sources changed since the last build. It knows nothing of a project, so that a package carries it built. */
export async function buildStudio(): Promise<void> {
  const hash = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const [{ build }, { sheetValidators }] = await Promise.all([import('vite'), import('./sheet-validators-plugin')]);
  await build({ configFile: join(root, 'vite.studio.config.ts'), logLevel: 'warn', plugins: [sheetValidators()] });
  await compressAssets(join(folder, 'assets'));
  writeFileSync(stamp, hash);
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
      : [path];
    for (const file of files.sort()) if (statSync(file).isFile()) hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function compressAssets(assets: string): Promise<void> {
  const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const content = readFileSync(join(assets, name));
      writeFileSync(join(assets, `${name}.br`), await promisify(brotliCompress)(content));
      writeFileSync(join(assets, `${name}.gz`), await promisify(gzip)(content));
    }),
  );
}
