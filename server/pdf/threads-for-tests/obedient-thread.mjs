// Stands in for the drawing thread in tests of the pool: the order's data say what becomes of it.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ data }) => {
  const [act, value] = data.split(' ');
  if (act === 'die') process.exit(1);
  if (act === 'throw') throw new Error('broken');
  if (act === 'eat') {
    const eaten = [];
    for (;;) eaten.push(new Array(100_000).fill(eaten.length));
  }
  if (act === 'problem') parentPort.postMessage({ problem: value });
  if (act === 'draw') parentPort.postMessage({ pdf: new TextEncoder().encode(value) });
});
