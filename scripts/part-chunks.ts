import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Beside Vite's manifest: the file of each module that is loaded on demand and shares its file with others, which the manifest does not name. */
export const partChunksFile = '.vite/part-chunks.json';

/** Writes down which file of the build holds a module that is loaded on demand, so that a page can name it before its script asks for it. */
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
