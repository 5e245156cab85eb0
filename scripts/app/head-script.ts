import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { buildAlone } from './build-alone.ts';

/** Where the script stands in the page. */
const place = '<!--%HEAD_SCRIPT%-->';

/** Puts a small program into the head of the page, where it runs before any other. */
export function headScript(entry: string): Plugin {
  return {
    name: 'okienko-head-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(place)) throw new Error(`The page has no place for ${basename(entry)}.`);
        const code = (await buildAlone(entry)).trim();
        if (/<\/script/i.test(code)) throw new Error(`${basename(entry)} ends the page's script.`);
        return html.replace(place, () => `<script nonce="%NONCE%">${code}</script>`);
      },
    },
  };
}
