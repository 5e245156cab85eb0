import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from './package-root';

/** Folder of the bundled commands and doors in the package. All files lie flat in it, so that each knows where the package begins. */
export const bundleFolder = 'dist/node';

/** A thread is started by its file, so it is an entry of its own: the address that the source writes, and the name of the entry. */
const thread = { address: "new URL('./draw-thread.mjs', import.meta.url)", entry: 'draw-worker', source: 'server/pdf/draw-worker.ts' };

/**
 * Bundles commands and doors as JavaScript that plain Node runs: Node refuses TypeScript below node_modules, and a few files open faster
 * than a thousand. Libraries stay imports. `entries`: source of each by the name of its file. `folder` is a path from the root.
 */
export async function bundleNode(entries: Readonly<Record<string, string>>, folder = bundleFolder): Promise<void> {
  const all = { ...entries, [thread.entry]: thread.source };
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [placesOfSources(relative(folder, '.'))],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(all).map(([name, file]) => [name, join(root, file)])),
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js' },
      },
    },
  });
}

/** Source that reads a file beside it finds the same file in the package, although its code now lies elsewhere. */
function placesOfSources(toRoot: string): Plugin {
  let threads = 0;
  return {
    name: 'okienko-places-of-sources',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id);
      if (file.startsWith('..') || file.startsWith('node_modules') || !code.includes('import.meta.')) return null;
      const place = (path: string) => JSON.stringify(join(toRoot, path).replaceAll('\\', '/'));
      threads += code.split(thread.address).length - 1;
      const moved = code
        .replaceAll(thread.address, `new URL('./${thread.entry}.js', import.meta.here)`)
        .replaceAll('import.meta.url', `new URL(${place(file)}, import.meta.here).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${place(dirname(file))})`)
        .replaceAll('import.meta.filename', `(import.meta.dirname + '/' + ${place(file)})`)
        .replaceAll('import.meta.here', 'import.meta.url');
      return { code: moved, map: null };
    },
    buildEnd(error) {
      if (!error && threads !== 1) this.error(`${thread.address} stands in ${threads} sources; the bundle expects one.`);
    },
  };
}
