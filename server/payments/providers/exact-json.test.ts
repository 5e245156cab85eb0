import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactJson, parseExactJson } from './exact-json';

describe('exact JSON', () => {
  it('keeps every integer of 64 bits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), fc.string(), (orderId, name) => {
        expect(
          parseExactJson(
            exactJson([
              ['orderId', orderId],
              ['name', name],
            ]),
          ),
        ).toEqual({ orderId, name });
      }),
      { seed: 24 },
    );
    expect(parseExactJson('{"data":{"orderId":9223372036854775807}}')).toEqual({ data: { orderId: 9223372036854775807n } });
  });

  it('leaves numbers in texts, fractions and lists as they are', () => {
    expect(parseExactJson('{"a":"12 \\"13\\" 14","b":[1,2.5,-3e2],"c":null}')).toEqual({ a: '12 "13" 14', b: [1n, 2.5, -300], c: null });
    expect(
      exactJson([
        ['adres', 'https://ą/ć'],
        ['kwota', 12n],
        ['tak', true],
      ]),
    ).toBe('{"adres":"https://ą/ć","kwota":12,"tak":true}');
    expect(() => parseExactJson('{')).toThrow(SyntaxError);
  });
});
