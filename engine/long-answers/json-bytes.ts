// The signs of JSON as bytes of UTF-8: none of them is part of another character.
export const quote = 0x22;
export const comma = 0x2c;
export const listBegins = 0x5b;
export const listEnds = 0x5d;
export const objectBegins = 0x7b;
export const objectEnds = 0x7d;
const backslash = 0x5c;

/** Place of the quote that ends a text which begins at a place; past the end where it goes on there. */
export function endOfText(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}
