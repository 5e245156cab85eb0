import { describe, expect, test } from 'vitest';
import { buildDefinition } from '../compile/pack-for-tests';
import { contractOfFormula, paramContract } from './contract-paths';

const definition = buildDefinition('a', {
  variants: [
    { id: 'woda', path: 'woda', title: 'Woda', values: { plik: 'woda.pdf', nr: 1 } },
    { id: 'odpady', path: 'odpady', title: 'Odpady', values: { plik: 'odpady.pdf', nr: 2 } },
  ],
  sources: {
    punkty: {
      endpoint: '/punkty',
      response: {
        type: 'object',
        properties: {
          lista: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' }, nazwa: { type: 'string' } } } },
        },
      },
    },
  },
  params: {
    punkt: { control: 'select', label: 'Punkt', options: '=punkty.lista', optionValue: '=option.id' },
    okres: { control: 'date-range', label: 'Okres' },
    rodzaj: { control: 'radio', label: 'Rodzaj', options: [{ id: 'stale', label: 'Stałe' }] },
    lata: { control: 'multi-select', label: 'Lata', options: '=punkty.lista', optionValue: '=option.id' },
  },
});

describe('the contract of a formula', () => {
  test.each([
    ['=punkty.lista', 'array'],
    ['=punkty.lista.filter(p, p.id > 2)', 'array'],
    ['=params.punkt', 'integer'],
    ['=params.okres.from', ['string', 'null']],
    ['=variant.title', ['string', 'null']],
    ['=variant.plik', ['string', 'null']],
  ])('%s', (formula, type) => {
    expect(contractOfFormula(formula, definition)?.type).toEqual(type);
  });

  test.each(['=punkty.lista.map(p, p.id)', '=punkty.inne', '=today', '=1 + 1', '=params.inny', '=variant.nr', '=variant.inne'])(
    '%s has none',
    (formula) => {
      expect(contractOfFormula(formula, definition)).toBeNull();
    },
  );
});

test('a text of the variants has them as examples', () => {
  expect(contractOfFormula('=variant.title', definition)?.examples).toEqual(['Woda', 'Odpady']);
});

test('a choice from written entries is one of their ids, and several choices are a list', () => {
  expect(definition.params?.rodzaj && paramContract(definition.params.rodzaj, definition)).toEqual({ type: 'string', enum: ['stale'] });
  expect(definition.params?.lata && paramContract(definition.params.lata, definition)).toEqual({
    type: 'array',
    items: { type: 'integer' },
  });
});
