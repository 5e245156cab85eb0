import { describe, expect, it } from 'vitest';
import { compareView } from './compare';

describe('an expectation', () => {
  it.each([
    ['looks only at what it names', { a: 1 }, { a: 1, b: 2 }],
    ['takes a hard space for a space', '1 200,00', '1\u00a0200,00'],
    ['takes null for nothing at all', { a: null }, {}],
    ['of a list looks at every item, of an item at what it names', [{ a: 1 }, null], [{ a: 1, b: 2 }, undefined]],
    ['finds lines in any order', { includes: ['b', 'a'] }, { lines: ['a', 'x', 'b'] }],
  ])('%s', (_, expected, got) => {
    expect(compareView(expected, got)).toEqual([]);
  });

  it.each([
    ['another value', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, [{ pointer: '/a/0/b', kind: 'different', expected: 1, got: 2 }]],
    ['a value instead of nothing', { a: null }, { a: 0 }, [{ pointer: '/a', kind: 'different' }]],
    ['zero instead of no data', 'brak danych', '0,00', [{ pointer: '', kind: 'different' }]],
    ['a name that is not there', { 'a/b': 1 }, { c: 1 }, [{ pointer: '/a~1b', kind: 'unknown-name', known: ['c'] }]],
    ['a shorter list', [1, 2], [1], [{ pointer: '/1', kind: 'too-many', expected: [2] }]],
    ['a longer list', [1], [1, 2], [{ pointer: '', kind: 'too-few', got: [2] }]],
    ['an item too many before the end, as one list', [1, 2], [0, 1, 2], [{ pointer: '', kind: 'different' }]],
    ['an object instead of a list', [1], { 0: 1 }, [{ pointer: '', kind: 'different' }]],
    ['a line that is not there', { includes: ['a'] }, { lines: ['b'] }, [{ pointer: '/includes/0', kind: 'not-included' }]],
  ])('reports %s', (_, expected, got, found) => {
    expect(compareView(expected, got)).toMatchObject(found);
    expect(compareView(expected, got)).toHaveLength(found.length);
  });
});
