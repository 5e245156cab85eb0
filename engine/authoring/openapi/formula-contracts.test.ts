import { describe, expect, test } from 'vitest';
import type { Contract, ServiceDefinition } from '../../language/language.generated';
import { buildDefinition } from '../compile/pack-for-tests';
import { standardLanguage } from '../source/language-in-use';
import { formulaContracts as contractsIn } from './formula-contracts';

const formulaContracts = (definition: ServiceDefinition) => contractsIn(definition, standardLanguage);

const instalment: Contract = {
  type: 'object',
  required: ['kwota'],
  properties: { kwota: { type: 'number', description: 'Amount, PLN.' } },
};
const point: Contract = { type: 'object', properties: { id: { type: 'integer' }, lata: { type: 'array', items: { type: 'integer' } } } };
const columns = [{ id: 'kwota', label: 'Kwota' }];

const contracts = formulaContracts(
  buildDefinition('a', {
    sources: {
      raty: {
        endpoint: '/raty',
        response: {
          type: 'array',
          items: { type: 'object', required: ['raty'], properties: { raty: { type: 'array', items: instalment } } },
        },
      },
      punkty: { endpoint: '/punkty', response: { type: 'array', items: point } },
    },
    params: { punkt: { control: 'select', label: 'Punkt', options: '=punkty', optionValue: '=option.id' } },
    values: { lata: '=chosen.punkt.lata', suma: '=params.punkt + 1' },
    blocks: [
      {
        id: 'zbiorcze',
        block: 'table',
        title: 'Zbiorcze',
        rows: '=raty',
        whenEmpty: 'Brak.',
        columns,
        details: {
          show: 'Pokaż',
          hide: 'Ukryj',
          blocks: [{ id: 'skladowe', block: 'table', title: 'Składowe', rows: '=row.raty', whenEmpty: 'Brak.', columns }],
        },
      },
      {
        id: 'wniosek',
        block: 'form',
        title: 'Wniosek',
        schema: { type: 'object', properties: { tresc: { type: 'string', description: 'Words of the resident.' } } },
        submit: { label: 'Wyślij', endpoint: '/wyslij', success: { message: 'Wysłano.' } },
      },
    ],
  }),
);
const screen = { scope: [], blocks: [] };

describe('the contract of', () => {
  test('the rows of a table in the details of a row is that of the list in the row, with its descriptions', () => {
    expect(contracts.row('skladowe')).toEqual(instalment);
  });

  test('a field of the chosen entry, also through a named value, is that of the office’s list', () => {
    expect(contracts.of('=chosen.punkt.lata', screen)).toEqual(point.properties?.lata);
    expect(contracts.of('=values.lata', screen)).toEqual(point.properties?.lata);
  });

  test('a field of a form is that of its schema', () => {
    expect(contracts.of('=form.tresc', { scope: ['form'], blocks: ['wniosek'] })).toMatchObject({ description: 'Words of the resident.' });
  });

  test('a computed value is what its static type says', () => {
    expect(contracts.of('=size(raty)', screen)).toEqual({ type: 'number' });
    expect(contracts.of('=size(raty) > 2', screen)).toEqual({ type: 'boolean' });
  });

  test('values and params that read each other in a circle is not known', () => {
    const circle = formulaContracts(
      buildDefinition('a', {
        values: { a: '=values.b', b: '=values.a' },
        params: { p: { control: 'select', label: 'P', options: '=chosen.q' }, q: { control: 'select', label: 'Q', options: '=chosen.p' } },
      }),
    );
    expect(circle.of('=values.a', screen)).toBeNull();
    expect(circle.of('=params.p', screen)).toBeNull();
  });

  test('something without a contract is not known', () => {
    expect(contracts.of('=user.imie', screen)).toBeNull();
  });
});

const choices = formulaContracts(
  buildDefinition('a', {
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
  }),
);

describe('the contract of a formula', () => {
  test.each([
    ['=punkty.lista', 'array'],
    ['=punkty.lista.filter(p, p.id > 2)', 'array'],
    ['=params.punkt', 'integer'],
    ['=params.okres.from', ['string', 'null']],
    ['=variant.title', ['string', 'null']],
    ['=variant.plik', ['string', 'null']],
  ])('%s', (formula, type) => {
    expect(choices.of(formula, screen)?.type).toEqual(type);
  });

  test.each(['=punkty.inne', '=params.inny', '=variant.nr', '=variant.inne'])('%s has none', (formula) => {
    expect(choices.of(formula, screen)).toBeNull();
  });

  test.each([
    ['=punkty.lista.map(p, p.id)', { type: 'array', items: { type: 'integer' } }],
    ['=punkty.lista[0].nazwa', { type: 'string' }],
    ['=true ? params.punkt : null', { type: ['integer', 'null'] }],
    ['=today', { type: 'string' }],
    ['=1 + 1', { type: 'number' }],
  ])('%s follows what it is made of', (formula, contract) => {
    expect(choices.of(formula, screen)).toEqual(contract);
  });
});

test('a text of the variants has them as examples', () => {
  expect(choices.of('=variant.title', screen)?.examples).toEqual(['Woda', 'Odpady']);
});

test('a choice from written entries is one of their ids, and several choices are a list', () => {
  expect(choices.of('=params.rodzaj', screen)).toEqual({ type: 'string', enum: ['stale'] });
  expect(choices.of('=params.lata', screen)).toEqual({
    type: 'array',
    items: { type: 'integer' },
  });
});
