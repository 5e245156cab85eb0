/**
 * Short name of a content, 12 small letters and digits. Two 32-bit multiplicative hashes of the text are joined (60 of their bits are used):
 * it tells versions of one file apart and protects from nothing else.
 */
export function contentHash(text: string): string {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 2654435761);
    second = Math.imul(second ^ unit, 1597334677);
  }
  first = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
  second = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return digits(first) + digits(second);
}

function digits(hash: number): string {
  return ((hash >>> 0) % 36 ** 6).toString(36).padStart(6, '0');
}
