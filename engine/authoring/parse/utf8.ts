// The engine uses neither the DOM nor Node, so it has no TextDecoder; and a TextDecoder does not say where the first bad byte is.

/** Text of UTF-8 bytes. `badByte` is the position of the first byte that is not UTF-8, null when all are; `text` then ends before it. */
export interface DecodedText {
  readonly text: string;
  readonly badByte: number | null;
}

const chunkLength = 8192;

/** Decodes UTF-8 strictly: no overlong forms, no surrogates, nothing above U+10FFFF. A byte order mark at the start is dropped. */
export function decodeUtf8(bytes: Uint8Array): DecodedText {
  let text = '';
  let units: number[] = [];
  let position = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (position < bytes.length) {
    const lead = bytes[position] ?? 0;
    const length = sequenceLength(lead);
    const codePoint = length === 1 ? lead : sequence(bytes, position, length);
    if (codePoint === null) return { text: text + String.fromCharCode(...units), badByte: position };
    if (codePoint > 0xffff) units.push(0xd800 + ((codePoint - 0x10000) >> 10), 0xdc00 + ((codePoint - 0x10000) & 0x3ff));
    else units.push(codePoint);
    if (units.length >= chunkLength) {
      text += String.fromCharCode(...units);
      units = [];
    }
    position += length;
  }
  return { text: text + String.fromCharCode(...units), badByte: null };
}

/** How many bytes the sequence has that begins with this one; 0 if none begins so. 0xc0 and 0xc1 would begin overlong forms. */
function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc2) return 0;
  if (lead < 0xe0) return 2;
  if (lead < 0xf0) return 3;
  return lead < 0xf5 ? 4 : 0;
}

// By the length of the sequence: the smallest code point that needs it.
const smallest = [0, 0, 0x80, 0x800, 0x10000];

function sequence(bytes: Uint8Array, position: number, length: number): number | null {
  if (length === 0) return null;
  let codePoint = (bytes[position] ?? 0) & (0xff >> (length + 1));
  for (let index = 1; index < length; index += 1) {
    const next = bytes[position + index];
    if (next === undefined || (next & 0xc0) !== 0x80) return null;
    codePoint = (codePoint << 6) | (next & 0x3f);
  }
  const surrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  return codePoint < (smallest[length] ?? 0) || codePoint > 0x10ffff || surrogate ? null : codePoint;
}

const replacement = 0xfffd;

/** The UTF-8 bytes of a text. Half of a surrogate pair becomes U+FFFD, as the platform's encoder writes it. */
export function encodeUtf8(text: string): Uint8Array {
  // No code unit takes more than three bytes.
  const bytes = new Uint8Array(text.length * 3);
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) {
      bytes[length++] = unit;
      continue;
    }
    const codePoint = text.codePointAt(index) ?? replacement;
    if (codePoint > 0xffff) index += 1;
    length = writeLong(bytes, length, codePoint >= 0xd800 && codePoint <= 0xdfff ? replacement : codePoint);
  }
  return bytes.slice(0, length);
}

// How the first byte begins, by how many follow it.
const leads = [0, 0xc0, 0xe0, 0xf0];

/** Writes a code point that takes two to four bytes; gives the position behind it. */
function writeLong(bytes: Uint8Array, at: number, codePoint: number): number {
  const more = codePoint < 0x800 ? 1 : codePoint < 0x10000 ? 2 : 3;
  bytes[at] = (leads[more] ?? 0) | (codePoint >> (6 * more));
  for (let left = more; left > 0; left -= 1) bytes[at + 1 + more - left] = 0x80 | ((codePoint >> (6 * (left - 1))) & 0x3f);
  return at + 1 + more;
}
