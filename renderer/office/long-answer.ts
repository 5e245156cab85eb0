import type { AnswerReport, ConformedAnswer, Contract, Result } from '../../engine';
import { conformInParts, type DecodeUtf8, type Judge, parseInParts } from '../../engine/long-answers';

// Milliseconds of work after which the page has its turn: a click is answered within a tenth of a second.
const turnTime = 40;

const ofWhole = new TextDecoder();
const ofPart = new TextDecoder('utf-8', { ignoreBOM: true });
const decode: DecodeUtf8 = (bytes, isWhole) => (isWhole ? ofWhole : ofPart).decode(bytes);

/** Reads the JSON of a long answer; the page stays alive meanwhile. */
export async function parseLongAnswer(body: ArrayBuffer): Promise<Result<unknown, null>> {
  return await inTurns(parseInParts(new Uint8Array(body), decode));
}

/** Makes a long answer safe to draw; the page stays alive meanwhile. */
export async function conformLongAnswer(
  contract: Contract,
  answer: unknown,
  judge: Judge,
): Promise<Result<ConformedAnswer, readonly AnswerReport[]>> {
  return await inTurns(conformInParts(contract, answer, judge));
}

async function inTurns<Value>(work: Generator<void, Value>): Promise<Value> {
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
