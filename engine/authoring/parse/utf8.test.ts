import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeUtf8, encodeUtf8 } from './utf8';

describe('decodeUtf8', () => {
  it('reads every text as the platform writes it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(decodeUtf8(new TextEncoder().encode(text))).toEqual({ text: text.replace(/^\ufeff/, ''), badByte: null });
      }),
      { numRuns: 2_000, seed: 6 },
    );
  });

  it('agrees with the platform about which bytes are UTF-8', () => {
    const platform = new TextDecoder('utf-8', { fatal: true });
    const accepts = (bytes: Uint8Array): boolean => {
      try {
        platform.decode(bytes);
        return true;
      } catch {
        return false;
      }
    };
    const byte = fc.constantFrom(
      0x00,
      0x41,
      0x7f,
      0x80,
      0x9f,
      0xa0,
      0xbf,
      0xc0,
      0xc1,
      0xc2,
      0xc4,
      0xdf,
      0xe0,
      0xe2,
      0xed,
      0xef,
      0xf0,
      0xf4,
      0xf5,
      0xff,
    );
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 6 }).chain(() => fc.array(byte, { maxLength: 8 })),
        (bytes) => {
          const given = new Uint8Array(bytes);
          expect(decodeUtf8(given).badByte === null).toBe(accepts(given));
        },
      ),
      { numRuns: 20_000, seed: 6 },
    );
  });

  it('says where the first bad byte lies and gives the text before it', () => {
    expect(decodeUtf8(new Uint8Array([0x61, 0xc5, 0x82, 0xff, 0x62]))).toEqual({ text: 'ał', badByte: 3 });
  });

  it('reads a text longer than the chunk that it works in', () => {
    const text = 'zażółć 😀 '.repeat(5_000);
    expect(decodeUtf8(new TextEncoder().encode(text)).text).toBe(text);
  });
});

describe('encodeUtf8', () => {
  it('writes every text as the platform does, also one with half of a surrogate pair', () => {
    const units = fc.array(fc.oneof(fc.nat(0xffff), fc.nat(0x7f), fc.integer({ min: 0xd800, max: 0xdfff })), { maxLength: 60 });
    fc.assert(
      fc.property(units, (codes) => {
        const text = String.fromCharCode(...codes);
        expect([...encodeUtf8(text)]).toEqual([...new TextEncoder().encode(text)]);
      }),
      { numRuns: 2_000, seed: 6 },
    );
  });
});
