import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets the page name a font by its library, as stylesheets do: in a project that has the portal as a package, the libraries lie elsewhere
 * than in the repository. `root`: the folder of the page.
 */
export function pageFonts(root: string): Plugin {
  const { resolve } = createRequire(`${root}/index.html`);
  const place = (library: string) => relative(root, resolve(library)).replaceAll('\\', '/');
  return {
    name: 'okienko-page-fonts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/href="(@[^"]+\.woff2)"/g, (_, library: string) => `href="${place(library)}"`),
    },
  };
}
