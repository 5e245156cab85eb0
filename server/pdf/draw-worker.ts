import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { drawLetter, type Press } from './draw-letter';
import type { DrawAnswer, DrawOrder } from './draw-pool';
import { readTypeface } from './typeface';

// Runs in a thread of its own: drawing a long table takes a second of pure computing.
const require = createRequire(import.meta.url);
const [regular, bold] = ['400Regular/SourceSans3_400Regular.ttf', '600SemiBold/SourceSans3_600SemiBold.ttf'].map((file) =>
  readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${file}`)),
);
if (!regular || !bold) throw new Error('A font of the letters is missing.');
const press: Press = {
  compiler: NodeCompiler.create({ fontArgs: [{ fontBlobs: [regular, bold] }] }),
  template: readFileSync(new URL('./letter.typ', import.meta.url), 'utf8'),
  faces: { regular: readTypeface(regular), bold: readTypeface(bold) },
};

parentPort?.on('message', (order: DrawOrder) => {
  const answer = draw(order);
  parentPort?.postMessage(answer);
  // What is kept between documents is the template and the fonts, not the data of residents.
  press.compiler.evictCache(1);
});

function draw({ data, time }: DrawOrder): DrawAnswer {
  try {
    return { pdf: drawLetter(press, JSON.parse(data), time) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
