import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnswerText } from '../requests/answer-text';
import { parseInParts } from './parse-in-parts';

/** What is read in steps of a few bytes, and in how many. */
function read(text: string | Uint8Array, partSize = 8) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const work = parseInParts(bytes, (part, isWhole) => new TextDecoder('utf-8', { ignoreBOM: !isWhole }).decode(part), partSize);
  let steps = 0;
  for (;;) {
    const { done, value } = work.next();
    if (done) return { steps, result: value };
    steps += 1;
  }
}

/** The same read at once. Bytes hold whole characters only. */
const atOnce = (text: string) => parseAnswerText(new TextDecoder().decode(new TextEncoder().encode(text)));

const known = fc.json({ maxDepth: 5, noUnicodeString: false });

describe('an answer that is read in parts', () => {
  it('is what it is when it is read at once, whatever it holds', () => {
    fc.assert(
      fc.property(known, fc.integer({ min: 1, max: 40 }), (text, partSize) => {
        expect(read(text, partSize).result).toEqual(atOnce(text));
      }),
      { numRuns: 500 },
    );
  });

  it('is cut between entries only, also where texts and lists within look like an end of one', () => {
    const text = fc.stringMatching(/^[},{"\\[\] a]{0,6}$/);
    const row = fc.record({ a: text, b: fc.array(fc.record({ c: text }), { maxLength: 3 }) }, { requiredKeys: [] });
    const long = fc.array(row, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        fc.oneof(long, fc.record({ x: long, y: long })),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(0, 1),
        (whole, partSize, indent) => {
          expect(read(JSON.stringify(whole, null, indent), partSize).result).toEqual({ ok: true, value: whole });
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('is refused where it is refused at once: cut off, with a byte changed, left out or doubled', () => {
    const mutated = fc
      .tuple(known, fc.nat(), fc.constantFrom(...'[]{},:"\\ 0a\u00a0'.split(''), ''), fc.nat(2))
      .map(([text, at, byte, how]) => {
        const place = at % (text.length + 1);
        return how === 0 ? text.slice(0, place) : text.slice(0, place) + byte + text.slice(how === 1 ? place : place + 1);
      });
    fc.assert(
      fc.property(mutated, fc.integer({ min: 1, max: 20 }), (text, partSize) => {
        expect(read(text, partSize).result).toEqual(atOnce(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is read in many steps where a list is long, also within objects, and in one where it is not', () => {
    const rows = Array.from({ length: 100 }, (_, index) => ({ id: index, nazwa: 'ulica "Łąkowa" [1], {2}\\' }));
    for (const whole of [rows, { lista: rows }, { dane: { strona: 1, lista: rows, suma: 2 }, inne: rows }]) {
      const { steps, result } = read(JSON.stringify(whole), 200);
      expect(result).toEqual({ ok: true, value: whole });
      expect(steps).toBeGreaterThan(10);
    }
    expect(read('{"a":[1,2],"b":[]}', 500)).toEqual({ steps: 0, result: { ok: true, value: { a: [1, 2], b: [] } } });
  });

  it('keeps names that mean something elsewhere, the last of equal names, and texts that look like its own', () => {
    const long = '[10000000,20000000,30000000]';
    const own = read(`{"__proto__":${long},"constructor":${long}}`).result;
    expect(own.ok && Object.keys(Object(own.value))).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(own.ok ? own.value : null)).toBe(Object.prototype);
    expect(read(`{"a":${long},"a":1}`).result).toEqual({ ok: true, value: { a: 1 } });
    expect(read(`{"a":1,"a":${long}}`).result).toEqual({ ok: true, value: { a: [10000000, 20000000, 30000000] } });
    const twin = `{"a":${long},"b":"okienko-long-list-0;"}`;
    expect(read(twin).result).toEqual(parseAnswerText(twin));
  });

  it('has whole characters, and no mark of the order of bytes but at its beginning', () => {
    const halves = '["\\ud800 half","\\ud83d\\udeb0 whole","x","y"]';
    expect(read(halves).result).toEqual(parseAnswerText(halves));
    expect(read('\uFEFF[10000000,20000000]').result).toEqual({ ok: true, value: [10000000, 20000000] });
    expect(read('[10000000,\uFEFF20000000]').result).toEqual({ ok: false, failure: null });
    expect(read(new Uint8Array()).result).toEqual({ ok: true, value: null });
  });

  it('is not brought down by brackets without end', () => {
    for (const text of ['['.repeat(200_000), '{"a":'.repeat(100_000), `${'['.repeat(100_000)}${']'.repeat(100_000)}`])
      expect(read(text).result.ok).toBe(parseAnswerText(text).ok);
  });
});
