// The engine uses neither the DOM nor Node, so it has neither atob nor Buffer.
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digits = new Map([...alphabet].map((letter, digit) => [letter.charCodeAt(0), digit]));
const form = /^[A-Za-z0-9+/]*={0,2}$/;

/** Bytes as base64, with its padding. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [one = 0, two, three] = bytes.subarray(at, at + 3);
    text += alphabet.charAt(one >> 2) + alphabet.charAt(((one & 3) << 4) | ((two ?? 0) >> 4));
    text += two === undefined ? '=' : alphabet.charAt(((two & 15) << 2) | ((three ?? 0) >> 6));
    text += three === undefined ? '=' : alphabet.charAt(three & 63);
  }
  return text;
}

/** The bytes of base64 with its padding; null if it is none. */
export function decodeBase64(text: string): Uint8Array | null {
  if (text.length % 4 !== 0 || !form.test(text)) return null;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  const digit = (at: number) => digits.get(text.charCodeAt(at)) ?? 0;
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    const four = (digit(at) << 18) | (digit(at + 1) << 12) | (digit(at + 2) << 6) | digit(at + 3);
    // What lies behind the end of the bytes is padding and is dropped.
    bytes.set([(four >> 16) & 255, (four >> 8) & 255, four & 255].slice(0, bytes.length - to), to);
  }
  return bytes;
}
