import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCel } from './cel';
import { createEvaluator } from './evaluate';
import { preparePlain } from './prepare';

const byCel = createEvaluator(createCel());

/** The result of a formula that is written out, without CEL. */
function plainly(formula: string, scope: Readonly<Record<string, unknown>>): unknown {
  const plain = preparePlain(formula);
  expect(plain, `${formula} is written out`).not.toBeNull();
  return plain === null ? undefined : createEvaluator(null, { [formula]: plain })(formula, scope);
}

describe('a plain formula', () => {
  it.each([
    ['=row.id != null', { row: { id: 0 } }, true],
    ['=row.id != null', { row: { id: null } }, false],
    ['=row.id != null', { row: {} }, null],
    ["=params.typ == 'a' ? dane.a : dane.b", { params: { typ: 'a' }, dane: { a: [1], b: [] } }, [1]],
    ["=params.typ == 'a' ? dane.a : dane.b", { params: { typ: null }, dane: { a: [1], b: [] } }, []],
    ['=row.kwota > 1', { row: { kwota: 'x' } }, null],
    ['=row.kwota > 1', { row: { kwota: null } }, false],
    ['=1.5 <= row.kwota', { row: { kwota: 1.5 } }, true],
    ['=(row.a || row.b) && !row.c', { row: { a: null, b: true, c: false } }, true],
    ['=(row.a || row.b) && !row.c', { row: { a: null, b: false, c: false } }, null],
    ["=compact([row.a ? 'I' : '', row.b ? 'II' : ''])", { row: { a: false, b: true } }, ['II']],
    [
      '=sum(lista.filter(w, !w.x).map(w, w.kwota))',
      {
        lista: [
          { x: true, kwota: 5 },
          { x: false, kwota: 0.1 },
          { x: false, kwota: 0.2 },
        ],
      },
      0.3,
    ],
    ['=sum(lista)', { lista: 'abc' }, null],
    ['=lista.map(l, l.brak)', { lista: [{}] }, null],
    ['=[row.kwota, 2]', { row: { kwota: 0.1 + 0.2 } }, [0.3, 2]],
  ])('%s is worked out as CEL does it', (formula, scope, expected) => {
    expect(plainly(formula, scope)).toEqual(expected);
    expect(byCel(formula, scope)).toEqual(expected);
  });

  it.each([
    '=row.a + 1',
    '=row.a == row.b',
    "=row.a < 'b'",
    '=row.a[0]',
    '=row.constructor == null',
    '=nothing == null',
    '=size(lista) > 0',
    "=lista.map(l, 'a').filter(l, l.x == null)",
    "=today.substring(0, 4) == '2026'",
    '=row.a == 9007199254740993',
    "=true == 'a'",
  ])('%s is none, and left to CEL', (formula) => {
    expect(preparePlain(formula)).toBeNull();
  });

  it('hands on rows that it picks as they are', () => {
    const lista = [{ kwota: 1, x: true }];
    const picked = plainly('=lista.filter(l, l.x)', { lista });
    expect(Array.isArray(picked) && picked[0] === lista[0]).toBe(true);
  });

  it('cannot reach what objects inherit', () => {
    expect(plainly('=row.toString == null', { row: {} })).toBeNull();
  });
});

// Formulas and data at random: whatever may be written out must give what CEL gives, also where a value is empty or of another kind.
const names = ['a', 'b', 'c'];
const path = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
const literal = fc.constantFrom("'x'", "''", "'1'", '1', '0', '2.5', 'true', 'false', 'null');
const formula = fc.letrec<{ readonly any: string }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    path,
    literal,
    fc
      .tuple(path, fc.constantFrom('==', '!=', '<', '<=', '>', '>='), literal, fc.boolean())
      .map(([left, by, right, turned]) => (turned ? `(${right} ${by} ${left})` : `(${left} ${by} ${right})`)),
    fc.tuple(tie('any'), fc.constantFrom('&&', '||'), tie('any')).map(([left, by, right]) => `(${left} ${by} ${right})`),
    tie('any').map((of) => `!${of}`),
    fc.tuple(tie('any'), tie('any'), tie('any')).map(([when, then, otherwise]) => `(${when} ? ${then} : ${otherwise})`),
    fc.array(tie('any'), { maxLength: 3 }).map((items) => `[${items.join(', ')}]`),
    fc.tuple(fc.constantFrom('sum', 'compact'), tie('any')).map(([name, of]) => `${name}(${of})`),
    fc
      .tuple(path, fc.constantFrom('filter', 'map'), fc.constantFrom(...names), tie('any'))
      .map(([of, name, item, by]) => `${of}.${name}(${item}, ${by})`),
    fc
      .tuple(path, fc.constantFrom(...names), tie('any'), tie('any'))
      .map(([of, item, when, by]) => `${of}.filter(${item}, ${when}).map(${item}, ${by})`),
  ),
}));
const json = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, 'x', '', '1', 0, 1, 2.5, -3, 0.1 + 0.2, undefined),
    fc.array(tie('any'), { maxLength: 3 }).map((list) => list.map((item) => item ?? null)),
    fc.dictionary(fc.constantFrom(...names), tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

it('gives what CEL gives for formulas and data at random', () => {
  let written = 0;
  fc.assert(
    fc.property(formula.any, fc.record({ a: json.any, b: json.any, c: json.any }), (text, scope) => {
      const expression = `=${text}`;
      const plain = preparePlain(expression);
      if (plain === null) return;
      written += 1;
      // A path alone says undefined for what the answer lacks; it is never written out.
      if (/^=[\w.]+$/.test(expression)) return;
      expect(createEvaluator(null, { [expression]: plain })(expression, scope)).toEqual(byCel(expression, scope));
    }),
    { numRuns: 5_000, seed: 6 },
  );
  expect(written).toBeGreaterThan(2_000);
});
