import type { Plugin } from 'vite';

// Read by V8; other browsers pass over it.
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells the browser of the chunks by these names that most of their functions are called while a page is opened. It compiles them beside the
 * page while they arrive, instead of each when it is first called, while the resident waits.
 */
export function compiledAhead(names: readonly string[]): Plugin {
  return {
    name: 'okienko-compiled-ahead',
    generateBundle: {
      // Vite puts lines of its own before a chunk; the hint is read only where it comes first.
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type === 'chunk' && names.includes(part.name)) part.code = `${hint}${part.code}`;
        }
      },
    },
  };
}
