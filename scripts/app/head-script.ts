import { basename } from 'node:path';
import { build, type Plugin } from 'vite';
import { oldestBrowsers } from './oldest-browsers.ts';

/** Where the script stands in the page. */
const place = '<!--%HEAD_SCRIPT%-->';

/** Puts a small program into the head of the page, where it runs before any other: built by itself, it shares nothing with the app. */
export function headScript(entry: string): Plugin {
  return {
    name: 'okienko-head-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(place)) throw new Error(`The page has no place for ${basename(entry)}.`);
        const lib = { entry, formats: ['iife' as const], name: 'okienko', fileName: () => 'head-script.js' };
        const built = await build({
          configFile: false,
          logLevel: 'warn',
          build: { lib, write: false, target: oldestBrowsers, minify: true },
        });
        const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
        const [script] = outputs.filter((output) => output.type === 'chunk');
        if (script === undefined || /<\/script/i.test(script.code))
          throw new Error(`${basename(entry)} was not built, or ends the page's script.`);
        return html.replace(place, () => `<script nonce="%NONCE%">${script.code.trim()}</script>`);
      },
    },
  };
}
