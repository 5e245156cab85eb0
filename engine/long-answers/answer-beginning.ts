import { parseAnswerText } from '../requests/answer-text';
import { comma, endOfText, listBegins, listEnds, objectBegins, objectEnds, quote } from './json-bytes';
import type { DecodeUtf8 } from './parse-in-parts';

/** What is open at a place of JSON: the bytes that would close it, the innermost last. */
type Open = readonly number[];

/**
 * What an answer says of which only the beginning has come: what stands before its first list of at least so many entries, and these entries.
 * Null where there is no such list yet. Nothing is known of what comes after them.
 */
export function beginningOf(bytes: Uint8Array, decode: DecodeUtf8, entries: number): unknown {
  const place = placeAfterEntries(bytes, entries);
  if (place === null) return null;
  const { end, open } = place;
  const closed = new Uint8Array(end + open.length);
  closed.set(bytes.subarray(0, end));
  closed.set([...open].reverse(), end);
  const read = parseAnswerText(decode(closed, true));
  return read.ok ? read.value : null;
}

/** Where so many entries of a list have ended that stands in no other list, and what is open there. */
function placeAfterEntries(bytes: Uint8Array, entries: number): { readonly end: number; readonly open: Open } | null {
  const open: number[] = [];
  let list = 0;
  let ended = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === quote) at = endOfText(bytes, at);
    else if (byte === listBegins || byte === objectBegins) {
      open.push(byte === listBegins ? listEnds : objectEnds);
      if (byte === listBegins && list === 0) {
        list = open.length;
        ended = 0;
      }
    } else if (byte === listEnds || byte === objectEnds) {
      if (open.length === list) list = 0;
      open.pop();
    } else if (byte === comma && open.length === list) {
      ended += 1;
      if (ended === entries) return { end: at, open };
    }
  }
  return null;
}
