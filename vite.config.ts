import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import product from './package.json' with { type: 'json' };
import { compiledAhead } from './scripts/app/compiled-ahead.ts';
import { headScript } from './scripts/app/head-script.ts';
import { kindsApart } from './scripts/app/kinds-apart.ts';
import { leanRjsf } from './scripts/app/lean-rjsf.ts';
import { oldestBrowsers } from './scripts/app/oldest-browsers.ts';
import { partChunks } from './scripts/app/part-chunks.ts';
import { serviceWorker } from './scripts/app/service-worker.ts';
import { doorSources } from './scripts/package/doors.ts';

const root = fileURLToPath(new URL('renderer', import.meta.url));

// Libraries bring along what React has had of its own since version 18.
const ownExternalStore = [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }];

// What every page needs comes in two files instead of fifteen: the libraries, which seldom change, and our own core, which is all that
// the first page needs and what most blocks share. The groups take their modules, and all that these import, in this order.
const groups = [
  {
    name: 'libraries',
    test: /node_modules[\\/](react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)/,
  },
  // Small things that tables and forms share with fields, search, widgets and long answers, none of which is to fetch more for them.
  {
    name: 'core',
    test: /[\\/]renderer[\\/](main\.tsx|(blocks[\\/](frame|links)|controls|files)[\\/](?!use-delivery|ConfirmDialog|selection|save-csv|save-sheet|sheet-worker|save-file).+\.tsx?|office[\\/](in-turns|sending-key)\.ts)$|[\\/]engine[\\/](values[\\/]folded-text|screen[\\/]explanation)\.ts$/,
  },
  // What draws most fields, and what works them out; rarer fields and the filters of tables need some of it.
  { name: 'fields', test: /[\\/]renderer[\\/]fields[\\/]OtherField\.tsx$/ },
  // A few hundred bytes each, and screens mostly have several of them.
  { name: 'plain', test: /[\\/]renderer[\\/]blocks[\\/](notice|params|section|text)[\\/]\w+Block\.tsx$/ },
  // A widget with a table of its own needs its frame alone; it stands on a screen with tables anyway, which mostly have a search.
  {
    name: 'table',
    test: /[\\/]renderer[\\/]blocks[\\/]table[\\/](TableBlock|TableFrame|TableSearch)\.tsx$/,
  },
  // What is sent from forms and from tables, and what only forms need besides.
  { name: 'sending', test: /[\\/](renderer[\\/]blocks[\\/]frame[\\/]use-delivery|engine[\\/]forms[\\/]open-form)\.ts$/ },
  { name: 'form', test: /[\\/]renderer[\\/]blocks[\\/]form[\\/]FormBlock\.tsx$/ },
];

const onEveryPage = /^assets\/(libraries|core|rolldown-runtime)-/;

// The app knows no service: it is built once, and packs are published beside it. The server fills the %PLACEHOLDERS% of index.html
// and serves it with a fresh nonce each time, so no script or style of the build may be inline without one.
export default defineConfig({
  root,
  base: '/',
  plugins: [
    react(),
    kindsApart(fileURLToPath(new URL('engine', import.meta.url))),
    leanRjsf(),
    partChunks(root),
    serviceWorker(root),
    headScript(join(root, 'inputs', 'second-press.ts')),
    compiledAhead(groups.map(({ name }) => name)),
  ],
  // What a project imports must be the very modules of the app, and the libraries must be those that the app uses.
  resolve: {
    alias: [...doorSources(fileURLToPath(new URL('.', import.meta.url))), ...ownExternalStore],
    dedupe: ['react', 'react-dom'],
  },
  define: { 'import.meta.env.OKIENKO_VERSION': JSON.stringify(product.version) },
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: fileURLToPath(new URL('dist/app', import.meta.url)),
    emptyOutDir: true,
    target: oldestBrowsers,
    manifest: true,
    assetsInlineLimit: 0,
    // All styles together have eleven kilobytes: one file spares three requests and a look without them.
    cssCodeSplit: false,
    // What a script fetches ahead with a part: not what is on every page before any script runs.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? files.filter((file) => !onEveryPage.test(file)) : files),
    },
    rolldownOptions: {
      // What a class keeps is assigned: browsers with half-known fields get no helper for them.
      transform: { assumptions: { setPublicClassFields: true }, typescript: { removeClassFieldsWithoutInitializer: true } },
      // The library of codes is CommonJS, which would else be run wherever the engine is, also where nothing draws a code. The engine does
      // nothing by being loaded, so what is not used of it belongs to no file.
      treeshake: { moduleSideEffects: [{ test: /[\\/](engine|qrcode|dijkstrajs)[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: { groups },
        // The core names seventy files, and what a hash has of signs cannot be compressed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
  },
});
