import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildAlone } from './build-alone.ts';

/** File of the worker in the build, at its root. Its name is no hash, because browsers ask at this address for a newer one. */
const workerFile = 'service-worker.js';

/** Builds the service worker beside the app. `root`: the folder of the app. */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'okienko-service-worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerFile, source: await buildAlone(join(root, 'service-worker', 'service-worker.ts')) });
    },
  };
}
