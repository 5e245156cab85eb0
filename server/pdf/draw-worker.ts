import { parentPort, workerData } from 'node:worker_threads';
import { drawLetter } from './draw-letter';
import type { DrawAnswer, DrawOrder, DrawThreadData } from './draw-pool';
import { createPress } from './press';

// Runs in a thread, because drawing a long table takes up to a second of computing.
const { letter } = workerData as DrawThreadData;
const press = createPress(letter);

parentPort?.on('message', (order: DrawOrder) => {
  parentPort?.postMessage(draw(order));
  // Between documents only the template and the fonts stay in memory, not the data of residents.
  press.compiler.evictCache(1);
});

function draw({ data, time }: DrawOrder): DrawAnswer {
  try {
    return { pdf: drawLetter(press, JSON.parse(data), time) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
