import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from './compile-pattern';
import { createMatcher } from './matcher';
import type { PatternProgram } from './pattern-program';

function compiled(pattern: string): PatternProgram {
  const outcome = compilePattern(pattern);
  if (!outcome.ok) throw new Error(`${pattern}: ${outcome.failure}`);
  return outcome.value;
}

describe('a pattern', () => {
  it.each([
    ['^[0-9]{2}-[0-9]{3}$', ['00-950', '0-950', 'x00-950', '00-9501']],
    ['a|b+c$', ['xa', 'bbc', 'bbcd', '']],
    ['^(ab|a)(bc)?$', ['abc', 'ab', 'abbc', 'abcb']],
    ['^\\p{Lu}\\p{L}*$', ['Łódź', 'łódź', 'A', '']],
    ['^.{3}$', ['a🏛b', 'a\nb', 'ab']],
    ['\\bkot\\b', ['ma kot', 'kotek', 'kot', 'plotkot']],
    ['^\\Bx|y\\B$', ['x', 'y', 'ay']],
    ['^(?:a?){3}b{2,}$', ['bb', 'aaabb', 'aaaabb', 'aab']],
    ['^(a*)*$', ['', 'aaa', 'ab']],
    ['^[^\\]\\\\a-c]+$', ['xyz', 'a]', '\\']],
    ['^\\u{1F3DB}\\x41\\.$', ['🏛A.', '🏛A,']],
    ['', ['', 'x']],
    ['^a{0}b{1,2}?$', ['b', 'bb', 'ab']],
  ])('%s matches what JavaScript says it matches', (pattern, texts) => {
    const matcher = createMatcher(compiled(pattern));
    expect(texts.map((text) => matcher.test(text))).toEqual(texts.map((text) => new RegExp(pattern, 'u').test(text)));
  });

  it('judges as JavaScript does, for 3 000 patterns and texts at random', () => {
    const part = fc.letrec<{ readonly any: string }>((tie) => ({
      any: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom('a', 'b', '.', '\\d', '\\w', '[ab]', '[^a]', '\\s', '^', '$', '\\b'),
        fc.tuple(tie('any'), tie('any')).map(([left, right]) => `${left}${right}`),
        fc.tuple(tie('any'), tie('any')).map(([left, right]) => `(?:${left}|${right})`),
        fc.tuple(tie('any'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{2,}', '*?')).map(([of, times]) => `(${of})${times}`),
      ),
    })).any;
    fc.assert(
      fc.property(part, fc.array(fc.constantFrom('a', 'b', '1', ' ', '\n'), { maxLength: 8 }), (pattern, letters) => {
        const text = letters.join('');
        expect(createMatcher(compiled(pattern)).test(text)).toBe(new RegExp(pattern, 'u').test(text));
      }),
      { numRuns: 3_000, seed: 11 },
    );
  });

  it.each([
    ['[', 'it is not a regular expression'],
    ['(a)\\1', 'it refers back to a group'],
    ['(?<n>a)\\k<n>', 'it refers back to a group'],
    ['a(?=b)', 'it looks ahead or behind'],
    ['(?<!a)b', 'it looks ahead or behind'],
    ['a{5000}', 'it repeats too much'],
    ['((a{40}){40}){40}', 'it repeats too much'],
    ['(a{0,900}){0,900}', 'it repeats too much'],
  ])('%s is refused: %s', (pattern, reason) => {
    expect(compilePattern(pattern)).toEqual({ ok: false, failure: reason });
  });
});

/** Steps of a machine that are looked at while it reads a text. */
function stepsFor(pattern: string, text: string): number {
  let looked = 0;
  const program = new Proxy(compiled(pattern), {
    get(target, name, receiver) {
      looked += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  createMatcher(program).test(text);
  return looked + text.length;
}

describe('the work of a pattern', () => {
  const letters = 50_000;
  it.each([
    ['^(\\w+\\s?)*$', `${'a'.repeat(40)} `, '!'],
    ['^\\w+\\s*\\w+\\s*$', 'a', '!'],
    ['(a|a)*$', 'a', '!'],
    ['\\d+\\d+x', '1', ''],
    ['.*a.*b.*c', 'ab', ''],
    ['(x+x+)+y', 'x', ''],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a', ''],
    ['[a-z0-9]{3}.{9}q$', 'abc1d', ''],
  ])('%s at most doubles with a text of double length', (pattern, repeated, end) => {
    const text = (length: number) => repeated.repeat(length / repeated.length) + end;
    const once = stepsFor(pattern, text(letters));
    const twice = stepsFor(pattern, text(2 * letters));
    expect(twice / once).toBeLessThanOrEqual(2.3);
    expect(twice).toBeLessThan(40 * 2 * letters);
  });
});
