import { basename } from 'node:path';
import { build } from 'vite';
import { oldestBrowsers } from './oldest-browsers.ts';

/** Builds a program that runs beside the app or before it: one script for the oldest browsers, which shares nothing with the app. */
export async function buildAlone(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { lib: { entry, formats: ['iife'], name: 'okienko' }, write: false, target: oldestBrowsers, minify: true },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
  const [script] = outputs.filter((output) => output.type === 'chunk');
  if (script === undefined) throw new Error(`${basename(entry)} was not built.`);
  return script.code;
}
