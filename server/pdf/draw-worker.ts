import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { DrawAnswer, DrawOrder } from './draw-pool';

// Runs in a thread of its own: drawing a long table takes a second of pure computing.
const require = createRequire(import.meta.url);
const fonts = ['400Regular/SourceSans3_400Regular.ttf', '600SemiBold/SourceSans3_600SemiBold.ttf'].map((file) =>
  readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${file}`)),
);
const template = readFileSync(new URL('./letter.typ', import.meta.url), 'utf8');
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: fonts }] });

parentPort?.on('message', ({ data, time }: DrawOrder) => {
  parentPort?.postMessage(draw(data, time));
  // What is kept between documents is the template and the fonts, not the data of residents.
  compiler.evictCache(1);
});

function draw(data: string, time: number): DrawAnswer {
  try {
    const compiled = compiler.compile({ mainFileContent: template, inputs: { data } });
    const error = compiled.takeError();
    if (error || !compiled.result) return { problem: JSON.stringify(error ? compiler.fetchDiagnostics(error) : 'no document') };
    return { pdf: compiler.pdf(compiled.result, { pdfStandard: 'ua-1', creationTimestamp: Math.floor(time / 1000) }) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
