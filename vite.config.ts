import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import product from './package.json' with { type: 'json' };
import { firstWordsInPage } from './scripts/first-words.ts';
import { leanRjsf } from './scripts/lean-rjsf.ts';

// The app knows no service: it is built once, and packs are published beside it. The server fills the %PLACEHOLDERS% of index.html
// and serves it with a fresh nonce each time, so no script or style of the build may be inline without one.
export default defineConfig({
  root: fileURLToPath(new URL('renderer', import.meta.url)),
  base: '/',
  plugins: [react(), leanRjsf(), firstWordsInPage()],
  define: { 'import.meta.env.OKIENKO_VERSION': JSON.stringify(product.version) },
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: fileURLToPath(new URL('dist/app', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs comes in two files instead of fifteen: the libraries, which seldom change, and our own core, which is all but
        // what a block of its own, a form or a widget brings along.
        codeSplitting: {
          groups: [
            {
              name: 'libraries',
              test: /node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|@tanstack[\\/](react-)?query|wouter|jotai|fetch-retry|regexparam|use-sync-external-store|html-parse-stringify|void-elements)/,
            },
            {
              name: 'core',
              test: /[\\/](engine[\\/](?!cel|authoring|forms)|portal[\\/](?!money|readings)|renderer[\\/](?!blocks[\\/](?!frame[\\/])\w+[\\/]|index\.html|main\.tsx)).+\.(tsx?|json)$/,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
  },
});
