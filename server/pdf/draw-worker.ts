import { parentPort } from 'node:worker_threads';
import { drawLetter } from './draw-letter';
import type { DrawAnswer, DrawOrder } from './draw-pool';
import { createPress } from './press';

// Runs in a thread of its own: drawing a long table takes a second of pure computing.
const press = createPress();

parentPort?.on('message', (order: DrawOrder) => {
  parentPort?.postMessage(draw(order));
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
