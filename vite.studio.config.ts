import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { headScript } from './scripts/app/head-script.ts';
import { oldestBrowsers } from './scripts/app/oldest-browsers.ts';
import { pageFonts } from './scripts/app/page-fonts.ts';

const root = fileURLToPath(new URL('studio', import.meta.url));
const secondPress = fileURLToPath(new URL('renderer/inputs/second-press.ts', import.meta.url));

// The editor of the office: an app of its own, so that the residents' app carries no byte of it. The server serves it at /redakcja with a
// fresh nonce each time.
export default defineConfig({
  root,
  base: '/redakcja/',
  plugins: [react(), pageFonts(root), headScript(secondPress)],
  html: { cspNonce: '%NONCE%' },
  build: {
    outDir: fileURLToPath(new URL('dist/studio', import.meta.url)),
    emptyOutDir: true,
    target: oldestBrowsers,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
  },
});
