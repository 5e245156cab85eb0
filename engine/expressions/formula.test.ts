import { Environment } from '@marcbachmann/cel-js';
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCel } from './cel';
import { withEffort } from './effort';
import { createEvaluator } from './evaluate';
import { type Names, scopeOf } from './scope';

const cel = createCel();
const run = createEvaluator(cel);
const evaluate = (formula: string, names: Names) => run(formula, scopeOf(names));

/** Evaluates a formula as a browser does it: from the tree that the pack carries. */
function received(formula: string, names: Names): unknown {
  return createEvaluator(null, { [formula]: JSON.parse(JSON.stringify(cel.read(formula))) })(formula, scopeOf(names));
}

describe('a formula that is written out', () => {
  it('hands on rows that it picks as they are', () => {
    const lista = [{ kwota: 1, x: true }];
    const picked = received('=lista.filter(l, l.x)', { lista });
    expect(Array.isArray(picked) && picked[0] === lista[0]).toBe(true);
  });

  it.each(['=row.toString', "=row['constructor']", '=has(row.toString) ? 1 : nothing', '=(row.constructor.name)'])(
    '%s cannot reach what objects inherit',
    (formula) => expect(received(formula, { row: {} })).toBeNull(),
  );

  it('names of loops hide those around them, and one loop may stand in another', () => {
    const scope = { a: [{ a: [1, 2] }, { a: [3] }], b: 10 };
    expect(received('=a.map(a, a.a.map(b, b * 2))', scope)).toEqual([[2, 4], [6]]);
    expect(received('=a.filter(x, x.a.exists(y, y > 2)).size() + b', scope)).toBe(11);
  });

  it('puts items with the same key together in the order of the first of each, numbers by their value and texts by their letters', () => {
    const scope = { l: [{ k: 0.3, n: 1 }, { k: '0.3', n: 2 }, { k: 0.1 + 0.2, n: 3 }, { k: null, n: 4 }, { n: 5 }] };
    expect(received('=l.groupBy(p, p.k).map(g, g.items.map(p, p.n))', scope)).toEqual([[1, 3], [2], [4, 5]]);
    expect(received('=l.groupBy(p, p.k).map(g, g.key)', scope)).toEqual([0.3, '0.3', null]);
    expect(received('=[].groupBy(p, p)', scope)).toEqual([]);
    expect(received('=l.groupBy(p, p)', scope)).toBeNull();
    expect(received('=l.groupBy(p, p.k)', { l: [{ k: undefined }] })).toBeUndefined();
  });

  it('goes through a long list once to put its items together', () => {
    const l = Array.from({ length: 100_000 }, (_, place) => ({ k: `${place % 30}`, n: 1 }));
    const effort = { left: 100_000 };
    const groups = withEffort(effort, () => received('=l.groupBy(p, p.k)', { l }));
    expect([effort.left, Array.isArray(groups) && groups.length]).toEqual([0, 30]);
  });

  it('needs no text of a formula at run time, and says so where it was not written out', () => {
    expect(() => createEvaluator(null)('=row.a + 1', scopeOf({ row: { a: 1 } }))).toThrow('has not written out');
  });
});

describe('a formula that meets a value of a kind that it cannot take', () => {
  it('gives an empty value and is reported once, with the reason', () => {
    const reports: string[] = [];
    const reporting = createEvaluator(cel, {}, (formula, reason) => reports.push(`${formula}: ${reason}`));
    for (const wzor of ['a', 'b']) expect(reporting('=row.wzor * 2', scopeOf({ row: { wzor } }))).toBeNull();
    expect(reporting('=row.lista.map(p, p.x)', scopeOf({ row: { lista: 7 } }))).toBeNull();
    expect(reports).toEqual([
      '=row.wzor * 2: it needs two numbers and meets a text',
      '=row.lista.map(p, p.x): it needs a list and meets a number',
    ]);
  });

  it('says nothing of values that are empty, or missing: screens say that', () => {
    const reports: string[] = [];
    const reporting = createEvaluator(cel, {}, (formula) => reports.push(formula));
    for (const kwota of [null, undefined]) {
      const scope = scopeOf({ row: { kwota } });
      expect(reporting('=row.kwota * 2 + 1', scope)).toBe(kwota);
      expect(reporting('=row.kwota.x.y + 1', scope)).toBe(kwota);
      expect(reporting('=!row.kwota', scope)).toBe(kwota);
    }
    expect(reports).toEqual([]);
  });
});

// Amounts and rates as offices send them: up to six places.
const decimal = fc.tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 6 })).map(([digits, places]) => ({
  number: Number(new Big(digits).div(new Big(10).pow(places)).toFixed(6)),
  exact: new Big(new Big(digits).div(new Big(10).pow(places)).toFixed(6)),
}));

it('calculates with decimals at every step, in comparison, membership, texts and sums alike', () => {
  fc.assert(
    fc.property(decimal, decimal, decimal, (a, b, c) => {
      const scope = { row: { a: a.number, b: b.number, c: c.number }, lista: [a.number, b.number, c.number] };
      const exact = a.exact.plus(b.exact).minus(c.exact);
      const value = Number(exact.toString());
      expect(received('=row.a + row.b - row.c', scope)).toBe(value === 0 ? 0 : value);
      expect(received('=text(row.a + row.b - row.c)', scope)).toBe(exact.eq(0) ? '0' : exact.toFixed());
      expect(received('=row.a + row.b == row.c', scope)).toBe(a.exact.plus(b.exact).eq(c.exact));
      expect(received('=row.a + row.b > row.c', scope)).toBe(a.exact.plus(b.exact).gt(c.exact));
      expect(received('=row.a - row.b in [row.b - row.a, row.a - row.b]', scope)).toBe(true);
      expect(received('=sum(lista) == row.a + row.b + row.c', scope)).toBe(true);
      expect(received('=sum(lista.map(n, n * 3)) == sum(lista) * 3', scope)).toBe(true);
      expect(received('=[row.a + row.b, row.c] == [row.b + row.a, row.c]', scope)).toBe(true);
    }),
    { numRuns: 2_000, seed: 3 },
  );
});

// What CEL itself says, wherever it says anything: formulas at random over whole numbers, texts and lists of them.
const text = fc.constantFrom("'a'", "'b'", "''", 's', 't');
const number = fc.letrec<{ readonly any: string }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('0', '1', '7', 'n', 'm', 'size(l)', 'size(s)'),
    fc.tuple(tie('any'), fc.constantFrom('+', '-', '*'), tie('any')).map((parts) => `(${parts.join(' ')})`),
    fc.tuple(tie('any'), tie('any'), tie('any')).map(([one, two, three]) => `(${one} > ${two} ? ${two} : ${three})`),
  ),
})).any;
const test = fc.letrec<{ readonly any: string }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(number, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), number).map((parts) => `(${parts.join(' ')})`),
    fc.tuple(text, fc.constantFrom('==', '!='), text).map((parts) => `(${parts.join(' ')})`),
    fc.tuple(number, fc.constantFrom('l', '[1, 2]', 'l.filter(x, x > 1)')).map(([value, list]) => `(${value} in ${list})`),
    fc.tuple(text, fc.constantFrom('contains', 'startsWith', 'endsWith'), text).map(([of, name, part]) => `${of}.${name}(${part})`),
    fc.tuple(tie('any'), fc.constantFrom('&&', '||'), tie('any')).map((parts) => `(${parts.join(' ')})`),
    tie('any').map((of) => `!${of}`),
    fc.tuple(fc.constantFrom('exists', 'all', 'exists_one'), tie('any')).map(([name, by]) => `l.${name}(n, ${by})`),
    fc.tuple(tie('any'), number).map(([by, to]) => `(l.filter(m, ${by}).map(n, ${to}) == l.map(n, ${to}))`),
    fc.constantFrom('has(o.a)', 'has(o.b)', "('a' in o)", "(o['a'] == n)", '(l[0] == n)'),
  ),
})).any;

it('gives what CEL gives for formulas and data at random', () => {
  const oracle = new Environment({ unlistedVariablesAreDyn: true });
  let compared = 0;
  fc.assert(
    fc.property(test, fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 4 }), fc.constantFrom('', 'a', 'ab'), (formula, l, s) => {
      const data = { l, s, t: 'b', n: 3, m: 5, o: { a: 3 } };
      const whole = { ...data, n: 3n, m: 5n, o: { a: 3n }, l: l.map(BigInt) };
      let expected: unknown;
      try {
        expected = oracle.evaluate(formula, whole);
      } catch {
        return;
      }
      compared += 1;
      expect(evaluate(`=${formula}`, data)).toEqual(expected);
      expect(received(`=${formula}`, data)).toEqual(expected);
    }),
    { numRuns: 4_000, seed: 6 },
  );
  expect(compared).toBeGreaterThan(3_000);
});
