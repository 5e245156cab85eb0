import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { OwnCode } from './read-config';

/** The module that `renderer/main.tsx` asks for the code of a project, and the one that holds it, in a file of its own. */
const door = 'virtual:own-code';
const inside = 'virtual:own-code/parts';
/** The module that `renderer/main.tsx` loads last of all styles. */
const theme = 'virtual:own-theme';
const ownPortal = join(import.meta.dirname, '../../renderer/own-portal.ts');

/** Beside Vite's manifest: the files of the project that went into the build, so that a change of one makes a new build. */
export const ownFilesList = '.vite/own-files.json';

/** Gives the page what a project adds to the portal. */
export function ownCodePlugin(own: OwnCode | null): Plugin {
  return {
    name: 'okienko-own-code',
    resolveId: (id) => ([door, inside, theme].includes(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${door}`)
        return `export const loadOwnCode = ${own === null ? 'null' : `() => import('${inside}').then((own) => own.default)`};`;
      if (id === `\0${theme}`) return own?.theme ? `import ${JSON.stringify(own.theme)};` : '';
      return own !== null && id === `\0${inside}` ? partsModule(own) : null;
    },
    generateBundle() {
      if (own === null) return;
      const files = [...this.getModuleIds()]
        .map((id) => id.replace(/\?.*$/, ''))
        .filter((id) => id.startsWith(own.folder) && !id.includes('/node_modules/'))
        .map((id) => relative(own.folder, id));
      this.emitFile({ type: 'asset', fileName: ownFilesList, source: JSON.stringify([...new Set(files)].sort()) });
    },
  };
}

/** Kinds and components come in one file; a widget is loaded by the screen that shows it. */
function partsModule({ kinds, components, widgets }: OwnCode): string {
  const entries = Object.entries(widgets).map(
    ([id, { component }]) =>
      `  ${JSON.stringify(id)}: { load: async () => ({ Widget: (await import(${JSON.stringify(component)})).default }) },`,
  );
  return [
    `import { ownPortal } from ${JSON.stringify(ownPortal)};`,
    kinds === null ? 'const kinds = undefined;' : `import kinds from ${JSON.stringify(kinds)};`,
    components === null ? 'const components = {};' : `import components from ${JSON.stringify(components)};`,
    `const widgets = {\n${entries.join('\n')}\n};`,
    'export default ownPortal({ kinds, components, widgets });',
  ].join('\n');
}
