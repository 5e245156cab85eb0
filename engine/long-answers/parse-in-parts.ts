import { parseAnswerText } from '../requests/answer-text';
import { failure, type Result, success } from '../values/result';
import { comma, endOfText, listBegins, listEnds, objectBegins, objectEnds, quote } from './json-bytes';

// Bytes of JSON that are read in one step. A slow phone reads so much within one frame.
const usualPart = 262_144;

/** The text of UTF-8 bytes. `isWhole`: a mark of the order of bytes at their beginning is none of the text. */
export type DecodeUtf8 = (bytes: Uint8Array, isWhole: boolean) => string;

/**
 * Reads the JSON of an answer in steps, between which others may work: the entries of a long list that is not within another list are read
 * part by part. What comes out is what `parseAnswerText` makes of the whole.
 */
export function* parseInParts(bytes: Uint8Array, decode: DecodeUtf8, partSize = usualPart): Generator<void, Result<unknown, null>> {
  const frame: Uint8Array[] = [];
  const lists: unknown[][] = [];
  let framed = 0;
  for (let at = nextList(bytes, 0); at < bytes.length; at = nextList(bytes, at)) {
    const taken = yield* takeList({ bytes, decode }, at + 1, partSize);
    if (!taken.ok) return taken;
    const { end, rows } = taken.value;
    if (rows !== null) {
      frame.push(bytes.subarray(framed, at), bytesOf(JSON.stringify(nameOfList(lists.length))));
      framed = end;
      lists.push(rows);
    }
    at = end;
  }
  if (lists.length === 0) return parseAnswerText(decode(bytes, true));
  const text = decode(joined([...frame, bytes.subarray(framed)]), true);
  // An answer that holds such a name as a text of its own is read at once.
  if (lists.some((_, index) => text.split(nameOfList(index)).length !== 2)) return parseAnswerText(decode(bytes, true));
  const read = parseAnswerText(text);
  return read.ok ? success(withLists(read.value, lists)) : read;
}

interface Source {
  readonly bytes: Uint8Array;
  readonly decode: DecodeUtf8;
}

/** Place of the next list that begins at or after a byte; the length where there is none. */
function nextList(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    if (bytes[at] === listBegins) return at;
    if (bytes[at] === quote) at = endOfText(bytes, at);
  }
  return bytes.length;
}

interface TakenList {
  /** The first place after the list. */
  readonly end: number;
  /** Its entries; null for a list that is short enough to be read with what is around it. */
  readonly rows: unknown[] | null;
}

/** Reads the entries of a list from its first place on. */
function* takeList(source: Source, first: number, partSize: number): Generator<void, Result<TakenList, null>> {
  const { bytes } = source;
  const rows: unknown[] = [];
  for (let begin = first; ; yield) {
    const guess = commaBetweenObjects(bytes, begin + partSize);
    // What is no row of entries is none that ends there: JSON has one way to be read.
    const isRight = guess !== null && take(source, begin, guess, rows);
    const cut = isRight ? guess : endOfPart(bytes, begin, partSize);
    if (cut === null) return failure(null);
    const isEnd = bytes[cut] === listEnds;
    if (isEnd && begin === first) return success({ end: cut + 1, rows: null });
    if (!isRight && !take(source, begin, cut, rows)) return failure(null);
    if (isEnd) return success({ end: cut + 1, rows });
    begin = cut + 1;
  }
}

/** The next comma that stands between two objects, as it seems; it may stand in a text, or in a list within an entry. */
function commaBetweenObjects(bytes: Uint8Array, from: number): number | null {
  for (let at = bytes.indexOf(comma, from); at !== -1; at = bytes.indexOf(comma, at + 1)) {
    let before = at - 1;
    while (isSpace(bytes[before])) before -= 1;
    if (bytes[before] !== objectEnds) continue;
    let after = at + 1;
    while (isSpace(bytes[after])) after += 1;
    if (bytes[after] === objectBegins) return at;
  }
  return null;
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** The first comma between entries after so many bytes, or the end of the list; null where neither comes. */
function endOfPart(bytes: Uint8Array, begin: number, partSize: number): number | null {
  let depth = 0;
  for (let at = begin; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = endOfText(bytes, at);
    else if (byte === listBegins || byte === objectBegins) depth += 1;
    else if (byte === comma && depth === 0 && at - begin >= partSize) return at;
    else if (byte === listEnds || byte === objectEnds) {
      depth -= 1;
      if (depth < 0) return byte === listEnds ? at : null;
    }
  }
  return null;
}

/** Reads the entries between two places and adds them; false if they are none. Before and after them stands a bracket or comma of the list. */
function take({ bytes, decode }: Source, begin: number, end: number, rows: unknown[]): boolean {
  const part = bytes.slice(begin - 1, end + 1);
  part[0] = listBegins;
  part[part.length - 1] = listEnds;
  const read = parseAnswerText(decode(part, false));
  if (!read.ok || !Array.isArray(read.value) || read.value.length === 0) return false;
  for (const row of read.value) rows.push(row);
  return true;
}

/** The bytes of a text of ASCII letters. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function nameOfList(index: number): string {
  return `okienko-long-list-${index};`;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Puts the lists where their names stand. They are members of objects only, because none lies within another list. */
function withLists(frame: unknown, lists: readonly unknown[][]): unknown {
  const byName = new Map<unknown, unknown[]>(lists.map((rows, index) => [nameOfList(index), rows]));
  const whole = byName.get(frame) ?? frame;
  const waiting: unknown[] = whole === frame ? [frame] : [];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    for (const [name, member] of Object.entries(value)) {
      const rows = byName.get(member);
      if (rows === undefined) waiting.push(member);
      else Object.defineProperty(value, name, { value: rows, enumerable: true, configurable: true, writable: true });
    }
  }
  return whole;
}
