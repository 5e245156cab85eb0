import { expect, it } from 'vitest';
import { createCel } from './cel';
import { createEvaluator } from './evaluate';
import { scopeOf } from './scope';

const owners = Array.from({ length: 40 }, (_, index) => ({ karta: String(index % 2), kto: `Właściciel ${index}` }));

it('a formula that goes through a list is worked out once for all rows in which it reads the same values', () => {
  let looked = 0;
  const counted = owners.map((owner) => ({
    kto: owner.kto,
    get karta() {
      looked += 1;
      return owner.karta;
    },
  }));
  const evaluate = createEvaluator(createCel());
  const screen = scopeOf({ wlasciciele: counted });
  const of = (row: object, around = screen) => evaluate('=size(wlasciciele.filter(w, w.karta == row.karta))', scopeOf({ row }, around));
  for (let row = 0; row < 50; row += 1) expect(of({ karta: String(row % 2), kwota: row })).toBe(20);
  expect(looked).toBe(2 * owners.length);
  expect(of({ karta: '9' })).toBe(0);
  expect(of({ karta: 0 })).toBe(0);
  // What stands around the row is another screen: nothing is taken over from the first.
  expect(of({ karta: '0' }, scopeOf({ wlasciciele: counted.slice(0, 3) }))).toBe(2);
});

it('rows of which more than single values are read are worked out each by itself', () => {
  const evaluate = createEvaluator(createCel());
  const screen = scopeOf({});
  const sum = (row: object) => evaluate('=row.kwoty.filter(k, k > row.prog)', scopeOf({ row }, screen));
  expect([sum({ kwoty: [1, 5], prog: 2 }), sum({ kwoty: [7], prog: 2 }), sum({ kwoty: [7], prog: 8 })]).toEqual([[5], [7], []]);
  const other = (row: object) => evaluate('=[1, 2].filter(k, k in row.lista && has(row.jest))', scopeOf({ row }, screen));
  expect([other({ lista: [1], jest: 1 }), other({ lista: [1] }), other({ lista: [2], jest: null })]).toEqual([[1], [], [2]]);
});

it('what is missing, empty and a text of the same letters are kept apart', () => {
  const evaluate = createEvaluator(createCel());
  const screen = scopeOf({ lista: [{ a: 'null' }, { a: null }] });
  const found = (row: object) => evaluate('=size(lista.filter(l, l.a == row.a))', scopeOf({ row }, screen));
  expect([found({ a: 'null' }), found({ a: null }), found({}), found({ a: undefined }), found({ a: 'null' })]).toEqual([
    1,
    1,
    1,
    undefined,
    1,
  ]);
});

it('texts that look like the border between two values are not taken for it', () => {
  const evaluate = createEvaluator(createCel());
  const screen = scopeOf({ lista: [1] });
  const joined = (row: object) => evaluate("=lista.map(l, row.a + '|' + row.b)", scopeOf({ row }, screen));
  expect(joined({ a: 'x\nstring y', b: 'z' })).toEqual(['x\nstring y|z']);
  expect(joined({ a: 'x', b: 'y\nstring z' })).toEqual(['x|y\nstring z']);
  expect(joined({ a: 'x","string","y', b: 'z' })).toEqual(['x","string","y|z']);
});
