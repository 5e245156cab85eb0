import { describe, expect, it } from 'vitest';
import { type ContractViolation, conformAnswer } from '../answers/conform-answer';
import type { Contract } from '../language/language.generated';
import { createCel } from './cel';
import { createEvaluator } from './evaluate';
import { readsOf } from './reads';
import { type Names, scopeOf } from './scope';

const run = createEvaluator(createCel());
const evaluate = (formula: string, names: Names) => run(formula, scopeOf(names));

describe('a formula', () => {
  it.each([
    ['=params.rok', { params: { rok: 2024 } }, 2024],
    ['=params.rok == 2024', { params: { rok: 2024 } }, true],
    ['=row.kwota * 2', { row: { kwota: 1.5 } }, 3],
    ['=row.liczba / 2', { row: { liczba: 3 } }, 1.5],
    ['=row.a + row.b', { row: { a: 0.1, b: 0.2 } }, 0.3],
    ['=row.kwota == null', { row: { kwota: null } }, true],
    ['=row.kwota == null', { row: { kwota: 0 } }, false],
    ['=row.kwota != null && row.kwota > 1', { row: { kwota: 2 } }, true],
    ["=text(row.numer) + '.pdf'", { row: { numer: 12 } }, '12.pdf'],
    ['=sum(lista.map(p, p.kwota))', { lista: [{ kwota: 0.1 }, { kwota: 0.2 }, { kwota: null }] }, 0.3],
    ['=greatest(lata)', { lata: [2024, 2026, 2025] }, 2026],
    ['=least(kwoty)', { kwoty: [] }, null],
    ['=unique(karty.map(k, k.rodzaj)).size()', { karty: [{ rodzaj: 'A' }, { rodzaj: 'A' }, { rodzaj: 'B' }] }, 2],
    ['=codes.rodzaje[row.kod].trasa', { codes: { rodzaje: { A: { trasa: '/a' } } }, row: { kod: 'A' } }, '/a'],
    ["=compact([row.ulica, row.numer]).join(' ')", { row: { ulica: null, numer: '7' } }, '7'],
    ['=7 / 2', {}, 3.5],
    ['=size(lista) / 2 / 2', { lista: [1, 2, 3] }, 0.75],
    ['=(row.a + 1) / (row.b / 2)', { row: { a: 3, b: 4 } }, 2],
    ["='a/b' + text(6 / 4)", {}, 'a/b1.5'],
    ['=lista.filter(p, p.kwota > 1).size()', { lista: [{ kwota: 2 }, { kwota: null }] }, 1],
    ['=lista.map(p, p.kwota * 2)', { lista: [{ kwota: 2 }, { kwota: null }] }, [4, null]],
    ['={"a": 1}', {}, { a: 1 }],
    ['=row.kwota > 0 ? row.kwota : nothing', { row: { kwota: -1 } }, null],
  ])('%s is evaluated to a plain value', (formula, scope, expected) => {
    expect(evaluate(formula, scope)).toEqual(expected);
  });

  it('over an empty value is empty, and never zero', () => {
    expect(evaluate('=row.kwota * 2', { row: { kwota: null } })).toBeNull();
    expect(evaluate('=row.brak.glebiej', { row: {} })).toBeNull();
  });

  it('hands on the rows that it picks as they are, and rows that it makes without whole numbers of another kind', () => {
    const lista = [
      { kwota: 1.25, dni: [1, 2] },
      { kwota: 3, dni: [] },
    ];
    const picked = evaluate('=lista.filter(p, p.kwota > 1)', { lista });
    expect(Array.isArray(picked) && picked[0] === lista[0] && picked[1] === lista[1]).toBe(true);
    expect(evaluate('=lista.map(p, {"a": size(p.dni), "b": p.kwota * 3})', { lista })).toEqual([
      { a: 2, b: 3.75 },
      { a: 0, b: 9 },
    ]);
    expect(Object.is(evaluate('=row.a * row.b', { row: { a: -1, b: 0 } }), 0)).toBe(true);
  });

  it('tells a value that the answer lacks from an empty one', () => {
    for (const formula of ['=row.kwota', '=(row.kwota)', '=row.kwota * 2', '=true ? row.kwota : 0', '=sum([1, row.kwota])']) {
      expect(evaluate(formula, { row: { kwota: undefined } })).toBeUndefined();
      expect(evaluate(formula, { row: { kwota: null } })).not.toBeUndefined();
    }
  });

  it('reads an optional field that the office leaves out as empty; a required one that is missing empties a whole list unless it is asked for', () => {
    const contract: Contract = {
      type: 'array',
      items: { type: 'object', required: ['kwota'], properties: { kwota: { type: 'number' }, uwagi: { type: 'string' } } },
    };
    const missing = { instancePath: '/1', schemaPath: '#/items/required', keyword: 'required', params: { missingProperty: 'kwota' } };
    const read = (answer: readonly object[], violations: readonly ContractViolation[] = []) => {
      const conformed = conformAnswer(contract, answer, violations);
      return { lista: conformed.ok ? conformed.value.data : null };
    };
    const whole = read([{ kwota: 1 }, { kwota: 2, uwagi: 'x' }]);
    expect(evaluate('=lista.filter(p, p.uwagi == null).map(p, p.kwota)', whole)).toEqual([1]);
    const broken = read([{ kwota: 1 }, { uwagi: 'x' }], [missing]);
    expect(evaluate('=sum(lista.map(p, p.kwota))', broken)).toBeUndefined();
    expect(evaluate('=sum(lista.filter(p, has(p.kwota)).map(p, p.kwota))', broken)).toBe(1);
    expect(evaluate('=lista.filter(p, p.uwagi != null).size()', broken)).toBe(1);
  });

  it('cannot reach what objects inherit', () => {
    expect(evaluate('=row.constructor', { row: {} })).toBeNull();
    expect(evaluate('=row.constructor.name == "Object"', { row: {} })).toBe(false);
  });

  it('that only reads a value needs nothing written out', () => {
    expect(createEvaluator(null)('=row.a', scopeOf({ row: { a: 1 } }))).toBe(1);
  });
});

describe('what a formula reads', () => {
  it('is named by paths, without the names that filter and map bind', () => {
    expect(readsOf('=a.b.filter(r, r.k == params.rok && size(q.z) > 0).map(x, x.y)')).toEqual([
      ['a', 'b'],
      ['params', 'rok'],
      ['q', 'z'],
    ]);
    expect(readsOf('=codes.r[row.k].t')).toEqual([
      ['codes', 'r'],
      ['row', 'k'],
    ]);
  });
});
