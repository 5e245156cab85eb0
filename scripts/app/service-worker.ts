import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { oldestBrowsers } from './oldest-browsers.ts';

/** File of the worker in the build, at its root. Its name is no hash, because browsers ask at this address for a newer one. */
const workerFile = 'service-worker.js';

/** Builds the service worker beside the app, as one file that shares nothing with it. `root`: the folder of the app. */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'okienko-service-worker',
    apply: 'build',
    async generateBundle() {
      const entry = join(root, 'service-worker', 'service-worker.ts');
      const lib = { entry, formats: ['iife' as const], name: 'okienko', fileName: () => workerFile };
      const built = await build({
        configFile: false,
        root,
        logLevel: 'warn',
        build: { lib, write: false, target: oldestBrowsers, minify: true },
      });
      const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
      const [worker] = outputs.filter((output) => output.type === 'chunk');
      if (worker === undefined) throw new Error('The service worker was not built.');
      this.emitFile({ type: 'asset', fileName: workerFile, source: worker.code });
    },
  };
}
