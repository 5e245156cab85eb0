// What the JavaScript of every first page is made of.
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { ownCodePlugin } from '../../scripts/own-code/own-code-plugin';

const root = join(import.meta.dirname, '../..');
const shown = 10;
const unnamed = 'said nowhere';

/** Why a part is there before the first row. */
const reasons: Readonly<Record<string, string>> = {
  'react-dom': 'draws the page',
  react: 'components and their state',
  scheduler: 'react-dom runs on it',
  wouter: 'finds the screen of the address',
  'big.js': 'amounts are decimals, also in formulas and totals',
  'engine/blocks': 'works out what the blocks of the screen show',
  'engine/controls': 'a choice above the table is read before calls go out',
  'engine/document': 'builds, orders and adds up tables',
  'engine/expressions': 'formulas that the compiler does not write out',
  'engine/screen': 'what a screen is while it is worked out: texts, values, what is ready',
  'engine/runtime': 'plans calls and resolves the screen',
  'renderer/account': 'keeps the session: asks who is signed in, ends it, hears other tabs',
  'renderer/office': 'asks the office, keeps its answers, says when it cannot be reached',
  'renderer/controls': 'buttons, dialogs, failures and waiting of every page',
  'renderer/service': 'opens the service and sends its calls',
  'portal/session': 'what a session allows: which page, which call, which token',
  'portal/answers': 'reads menu, configuration and user',
  'renderer/session': 'the session of the browser and its tabs',
  'renderer/start': 'the order of what is asked and drawn first',
  'renderer/blocks': 'frame of every block',
  'renderer/fields': 'params stand above the first row',
  'renderer/pages': 'page of a service and its guard',
  'renderer/shell': 'frame around every page',
};

/** The largest parts of what is loaded before anything is drawn, as a table; bytes are those of a part compressed alone. */
export async function firstPartsTable(): Promise<string> {
  const chunks: Rolldown.OutputChunk[] = [];
  const collect = {
    name: 'collect-chunks',
    generateBundle(_: unknown, bundle: Rolldown.OutputBundle) {
      chunks.push(...Object.values(bundle).filter((file) => file.type === 'chunk'));
    },
  };
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [ownCodePlugin(null), collect],
    build: { write: false },
  });
  const parts = new Map<string, string>();
  for (const chunk of atOnce(chunks)) {
    for (const [id, { code }] of Object.entries(chunk.modules)) parts.set(partOf(id), (parts.get(partOf(id)) ?? '') + (code ?? ''));
  }
  const sizes = [...parts].map(([name, code]) => ({ name, bytes: compressedSize(code) })).sort((a, b) => b.bytes - a.bytes);
  const rows = sizes
    .slice(0, shown)
    .map(({ name, bytes }) => `| ${name} | ${(bytes / 1024).toFixed(1)} KiB | ${reasons[name] ?? unnamed} |`);
  return ['| part of the first load | alone, brotli | why before the first row |', '|---|---|---|', ...rows].join('\n');
}

/** The chunks that a page loads before it draws: the entry, and what it imports. */
function atOnce(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return found;
}

/** The package of a module, or its two upper folders in this project. */
function partOf(id: string): string {
  const [, name] = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id) ?? [];
  if (name !== undefined) return name.replaceAll('\\', '/');
  return id.startsWith(root) ? relative(root, id).split(/[\\/]/).slice(0, 2).join('/') : 'the build itself';
}

function compressedSize(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
