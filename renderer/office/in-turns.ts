// Milliseconds of work after which the page has its turn: a click is answered within a tenth of a second.
const turnTime = 40;

/** Does work that stops after each step; the page stays alive meanwhile. */
export async function inTurns<Value>(work: Generator<void, Value>): Promise<Value> {
  for (;;) {
    const { done, value } = oneTurn(work);
    if (done) return value;
    await othersTurn();
  }
}

/** Does such work for one turn; what it returns says whether the work is done. */
export function oneTurn<Value>(work: Generator<void, Value>): IteratorResult<void, Value> {
  const since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done || performance.now() - since >= turnTime) return step;
  }
}

/** What waits, such as a click or a frame, is done first. A timer of a page that is not seen may wait a second, a message does not. */
function othersTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
