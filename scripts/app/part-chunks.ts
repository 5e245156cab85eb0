import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * File beside Vite's manifest. It names the chunk of each module that is loaded on demand but shares its chunk with others, which the
 * manifest leaves out.
 */
export const partChunksFile = '.vite/part-chunks.json';

/** Records which chunk contains a module that is loaded on demand, so that the server can preload it. */
export function partChunks(root: string): Plugin {
  return {
    name: 'okienko-part-chunks',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds
              .filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
              .map((id): [string, string] => [relative(root, id).replaceAll('\\', '/'), chunk.fileName])
          : [],
      );
      this.emitFile({ type: 'asset', fileName: partChunksFile, source: JSON.stringify(Object.fromEntries(files.sort())) });
    },
  };
}
