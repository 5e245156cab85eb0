// Milliseconds of work after which the page has its turn: a click is answered within a tenth of a second.
const turnTime = 40;

/** Does work that stops after each step; the page stays alive meanwhile. */
export async function inTurns<Value>(work: Generator<void, Value>): Promise<Value> {
  let since = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - since < turnTime) continue;
    await othersTurn();
    since = performance.now();
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
