import { describe, expect, it } from 'vitest';
import { type Conditions, conditionsIn, withoutConditions, writtenOut } from './conditions';

const conditions: Conditions = {
  drogi: { sentence: 'Pozycja jest droga.', when: '=row.kwota > 100 || row.ulga' },
  wazny: { sentence: 'Pozycja jest ważna.', when: '=conditions.drogi && today > row.dzien // dziś' },
  kolo: { sentence: 'Koło.', when: '=conditions.obwod' },
  obwod: { sentence: 'Obwód.', when: '=!conditions.kolo' },
};

describe('a named condition in a formula', () => {
  it.each([
    ['=conditions.drogi', '=row.kwota > 100 || row.ulga'],
    ['= conditions . drogi ', '= row.kwota > 100 || row.ulga '],
    ['=!conditions.drogi', '=!(row.kwota > 100 || row.ulga)'],
    ['=conditions.wazny ? 1 : 2', '=((row.kwota > 100 || row.ulga) && today > row.dzien // dziś\n) ? 1 : 2'],
    ["=row.nazwa == 'conditions.drogi'", "=row.nazwa == 'conditions.drogi'"],
    ['=row.conditions.drogi', '=row.conditions.drogi'],
    ['=conditions.nieznany', '=conditions.nieznany'],
    ['=conditions', '=conditions'],
    ['=conditions.', '=conditions.'],
    ['=conditions.constructor', '=conditions.constructor'],
  ])('%s is written out as %s', (formula, expected) => {
    expect(writtenOut(formula, conditions)).toBe(expected);
  });

  it('in a circle ends where the circle closes', () => {
    expect(writtenOut('=conditions.kolo', conditions)).toBe('=!conditions.kolo');
  });

  it('that doubles at every step stays within bounds', () => {
    const names = Array.from({ length: 40 }, (_, place) => `k${place}`);
    const doubling: Conditions = Object.fromEntries(
      names.map((name, place) => [name, { sentence: name, when: `=conditions.k${place + 1} || conditions.k${place + 1}` }]),
    );
    expect(writtenOut('=conditions.k0', { ...doubling, k40: { sentence: 'k', when: '=params.rok > 2020' } }).length).toBeLessThan(200_000);
  });

  it('is found at its place', () => {
    expect(conditionsIn('=a && conditions.drogi')).toEqual([{ name: 'drogi', start: 6, end: 22 }]);
  });
});

it('a definition without its conditions says the same and keeps what is not a formula', () => {
  const definition = {
    slug: 'a',
    title: 'conditions.drogi',
    conditions,
    blocks: [
      { id: 't', block: 'text' as const, text: 'T', visible: '=conditions.drogi' },
      { id: 'u', block: 'text' as const, text: 'U' },
    ],
  };
  expect(withoutConditions(definition)).toEqual({
    slug: 'a',
    title: 'conditions.drogi',
    blocks: [{ id: 't', block: 'text', text: 'T', visible: '=row.kwota > 100 || row.ulga' }, definition.blocks[1]],
  });
  expect(definition.blocks[0]?.visible).toBe('=conditions.drogi');
});
