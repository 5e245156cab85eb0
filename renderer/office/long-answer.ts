import type { AnswerReport, ConformedAnswer, Contract, Result } from '../../engine';
import { beginningOf, conformInParts, type DecodeUtf8, type Judge, parseInParts } from '../../engine/long-answers';
import { inTurns } from './in-turns';

const ofWhole = new TextDecoder();
const ofPart = new TextDecoder('utf-8', { ignoreBOM: true });
const decode: DecodeUtf8 = (bytes, isWhole) => (isWhole ? ofWhole : ofPart).decode(bytes);

// As many as most residents have on a page.
const firstEntries = 50;

/** The first entries of a long answer, from its first parts; null where they cannot be told yet. */
export function beginningOfParts(parts: readonly Uint8Array[]): unknown {
  const bytes = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return beginningOf(bytes, decode, firstEntries);
}

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
