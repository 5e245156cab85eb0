import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from './package-root';

/** Folder of the bundled commands and doors in the package. All files lie flat in it, so that each knows where the package begins. */
export const bundleFolder = 'dist/node';

/** A thread is started by its file, so it is an entry of its own: the address that the source writes, and the name of the entry. */
const threads = [
  { address: "new URL('./draw-thread.mjs', import.meta.url)", entry: 'draw-worker', source: 'server/pdf/draw-worker.ts' },
  {
    address: "new URL('./embedded-thread.mjs', import.meta.url)",
    entry: 'embedded-thread',
    source: 'server/database/embedded-thread.mjs',
  },
] as const;

/** This file speaks of such addresses and has none. */
const self = 'scripts/package/bundle-node.ts';

/** How something is bundled. */
interface BundleOptions {
  /** Path from the root. */
  readonly folder?: string;
  /** Writes source maps, by which Node names the places of the sources. */
  readonly maps?: boolean;
  /** Is told of each source, as a path from the root, and of its content. */
  readonly onRead?: (file: string, content: string) => void;
}

/**
 * Bundles commands and doors as JavaScript that plain Node runs: Node refuses TypeScript below node_modules, and a few files open faster
 * than a thousand. Libraries stay imports. `entries`: source of each by the name of its file.
 */
export async function bundleNode(
  entries: Readonly<Record<string, string>>,
  { folder = bundleFolder, maps = false, onRead }: BundleOptions = {},
): Promise<void> {
  const all = { ...entries, ...Object.fromEntries(threads.map(({ entry, source }) => [entry, source])) };
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [placesOfSources(relative(folder, '.')), ...(onRead ? [readsOfSources(onRead)] : [])],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: maps,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(all).map(([name, file]) => [name, join(root, file)])),
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js' },
      },
    },
  });
}

/** Reads the sources in the place of Vite, so that what is told is what goes into the bundle even while somebody writes. */
function readsOfSources(onRead: NonNullable<BundleOptions['onRead']>): Plugin {
  return {
    name: 'okienko-reads-of-sources',
    enforce: 'pre',
    load(id) {
      if (!isSource(id)) return null;
      const code = readFileSync(id, 'utf8');
      onRead(relative(root, id), code);
      return { code, map: null };
    },
  };
}

function isSource(id: string): boolean {
  const file = relative(root, id);
  return !id.startsWith('\0') && !file.startsWith('..') && !file.startsWith('node_modules');
}

/** Source that reads a file beside it finds the same file in the package, although its code now lies elsewhere. */
function placesOfSources(toRoot: string): Plugin {
  const found: string[] = [];
  return {
    name: 'okienko-places-of-sources',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id);
      if (!isSource(id) || file === self || !code.includes('import.meta.')) return null;
      const place = (path: string) => JSON.stringify(join(toRoot, path).replaceAll('\\', '/'));
      const started = threads.filter(({ address }) => code.includes(address));
      found.push(...started.map(({ entry }) => entry));
      const named = started.reduce(
        (before, { address, entry }) => before.replaceAll(address, `new URL('./${entry}.js', import.meta.here)`),
        code,
      );
      const moved = named
        .replaceAll('import.meta.url', `new URL(${place(file)}, import.meta.here).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${place(dirname(file))})`)
        .replaceAll('import.meta.filename', `(import.meta.dirname + '/' + ${place(file)})`)
        .replaceAll('import.meta.here', 'import.meta.url');
      return { code: moved, map: null };
    },
    buildEnd(error) {
      if (error) return;
      for (const { address, entry } of threads) {
        const count = found.filter((each) => each === entry).length;
        if (count !== 1) this.error(`${address} stands in ${count} sources; the bundle expects one.`);
      }
    },
  };
}
