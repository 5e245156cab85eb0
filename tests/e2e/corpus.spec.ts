import { join } from 'node:path';
import { build } from 'vite';
import type { Outcome, runCorpora } from '../corpus/run-corpora';
import { expect, test } from './story';

const entry = join(import.meta.dirname, '..', 'corpus', 'run-corpora.ts');

declare global {
  var corpus: { readonly runCorpora: typeof runCorpora };
}

test('formats, rules and formulas come out the same in the browser as written in the corpus', { tag: '@once' }, async ({ page }) => {
  await page.addScriptTag({ content: await bundle() });
  const outcomes: Outcome[] = await page.evaluate(() => globalThis.corpus.runCorpora());
  expect(outcomes.length).toBeGreaterThan(400);
  const written = outcomes.map(({ corpus, id, input, expected }) => `${corpus} ${id} ${input} → ${expected}`);
  expect(outcomes.map(({ corpus, id, input, actual }) => `${corpus} ${id} ${input} → ${actual}`)).toEqual(written);
});

/** Bundles the corpora and the engine as a script that sets `corpus` in the page. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'corpus' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Vite watched instead of building.');
  return output.output[0].code;
}
