import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RuleName } from '../language/language.generated';
import { writeTypedNumber } from '.';
import { checkRule, parseTypedNumber, type RuleContext, rules } from './index';

const context: RuleContext = { today: '2026-03-02', taxNumber: 'nine-digits' };

function passes(id: RuleName, value: string, argument?: unknown): boolean {
  return checkRule(id, value, argument, context);
}

describe('rules', () => {
  test('non-empty, digits only, simple e-mail and a tax number of 9 digits are there for forms [FORMAT-13]', () => {
    expect([passes('required', 'a'), passes('required', ''), passes('required', ' \u00a0')]).toEqual([true, false, false]);
    expect([passes('digits', '0123'), passes('digits', '12a'), passes('digits', '1 2')]).toEqual([true, false, false]);
    expect([passes('email', 'jan@example.pl'), passes('email', 'jan@example'), passes('email', 'jan')]).toEqual([true, false, false]);
    expect([passes('nip', '123456789'), passes('nip', '1234567890')]).toEqual([true, false]);
  });

  test('let an empty value pass, except the one that asks for a value', () => {
    const ids = Object.keys(rules) as RuleName[];
    expect(ids.filter((id) => !passes(id, '', 1))).toEqual(['required']);
    expect(ids.filter((id) => !passes(id, '   ', 1))).toEqual(['required']);
  });

  test('name their message after themselves', () => {
    for (const [id, rule] of Object.entries(rules)) expect(rule.messageKey).toBe(`rules.${id}`);
  });

  test('never throw, whatever was typed and whatever the argument is', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('0', '1', '9', '+', '-', ',', '.', ' ', '@', 'a') }),
    );
    const ids = fc.constantFrom(...(Object.keys(rules) as RuleName[]));
    fc.assert(
      fc.property(ids, typed, fc.anything(), (id, value, argument) => {
        expect(typeof checkRule(id, value, argument, context)).toBe('boolean');
      }),
      { numRuns: 10_000 },
    );
  });

  // In time that grows with the length these take a moment, in time that grows with its square a quarter of an hour: then it is stopped.
  test('answer very long input without going back and forth in it', () => {
    const long = ['1', ' ', '1 ', '@', 'a.', '1,'].map((part) => part.repeat(500_000));
    const run = () => {
      for (const id of Object.keys(rules) as RuleName[]) for (const value of long) passes(id, `${value}x`, value);
      return 'answered';
    };
    expect(runInNewContext('run()', { run }, { timeout: 50_000 })).toBe('answered');
  });
});

describe('a password', () => {
  test('needs 8 characters of four classes [LIMIT-01]', () => {
    expect(passes('password', 'Zażółć1!')).toBe(true);
    for (const wrong of ['Zażół1!', 'zażółć1!', 'ZAŻÓŁĆ1!', 'Zażółćg!', 'Zażółć12', 'Zażółć1 '])
      expect(passes('password', wrong)).toBe(false);
  });
});

describe('a length', () => {
  test('counts characters, not code units', () => {
    expect(passes('exact-length', '👍👍', 2)).toBe(true);
    expect(passes('max-length', 'ąęś', 3)).toBe(true);
    expect(passes('min-length', '👍', 2)).toBe(false);
  });
});

describe('a typed number', () => {
  test('may have a comma or a dot, and spaces between groups of three', () => {
    expect(
      ['1234,5', '1234.5', '1 234,5', '1\u00a0234,5', '1\u202f234,5', ' 1 234,50 '].map((text) => parseTypedNumber(text)?.toFixed()),
    ).toEqual(Array.from({ length: 6 }, () => '1234.5'));
    expect(['', '1,', ',5', '1,2,3', '1 23', '12 34,5', '1e3', '--1', '1.234,5'].map((text) => parseTypedNumber(text))).toEqual(
      Array.from({ length: 9 }, () => null),
    );
  });

  test('is written in groups with the places that its field asks for, and never loses one', () => {
    const written = ['1234,5', '1 234 567.125', '-0,5', '7'].map((text) => writeTypedNumber(text, 2));
    expect(written).toEqual(['1\u00a0234,50', '1\u00a0234\u00a0567,125', '-0,50', '7,00']);
    expect(['1,', 'dużo', ''].map((text) => writeTypedNumber(text, 2))).toEqual(['1,', 'dużo', '']);
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 3 }), (whole, places) => {
        const text = String(whole / 10 ** places);
        expect(parseTypedNumber(writeTypedNumber(text, 2))?.toNumber()).toBe(Number(text));
      }),
    );
  });

  test('is compared with limits exactly', () => {
    expect(passes('max', '0,30000000000000001', 0.3)).toBe(false);
    expect(passes('min', '0.3', 0.3)).toBe(true);
    expect(passes('min', '-1', '0')).toBe(false);
  });
});
