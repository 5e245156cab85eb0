import { describe, expect, test } from 'vitest';
import type { ServiceDefinition } from '../../language/language.generated';
import { buildDefinition, buildPack } from '../compile/pack-for-tests';
import { officeCalls } from './office-calls';

function callsOf(...definitions: ServiceDefinition[]) {
  return officeCalls(buildPack(definitions));
}

function queryOf(definition: ServiceDefinition, endpoint: string) {
  return callsOf(definition).find((call) => call.endpoint === endpoint)?.query;
}

test('every source and the PDF of a service is a call, in the order of the endpoints', () => {
  expect(callsOf(buildDefinition('a')).map(({ method, endpoint, answer }) => `${method} ${endpoint} ${answer}`)).toEqual([
    'GET /a/dane json',
    'GET /a/dane/pdf drawn',
    'GET /a/lata json',
  ]);
});

test('a call of two services stands once and names both', () => {
  const sources = buildDefinition('a').sources ?? {};
  const shared = callsOf(buildDefinition('a'), buildDefinition('b', { sources }));
  expect(shared.find((call) => call.endpoint === '/a/lata')?.services).toEqual(['Usługa a', 'Usługa b']);
});

test('a hidden service makes no calls', () => {
  expect(callsOf(buildDefinition('a', { hidden: true }))).toEqual([]);
});

describe('a query parameter', () => {
  const withParam = (param: NonNullable<ServiceDefinition['params']>[string]) =>
    queryOf(buildDefinition('a', { params: { rok: param } }), '/a/dane');

  test('has the contract of the entries that can be chosen', () => {
    expect(queryOf(buildDefinition('a'), '/a/dane')).toEqual([{ name: 'rok', optional: false, contract: { type: 'integer' } }]);
  });

  test('may be left out when the choice may stay empty or has an entry for all', () => {
    expect(withParam({ control: 'select', label: 'Rok', options: '=lata.lata', all: 'Wszystkie' })).toMatchObject([{ optional: true }]);
    expect(withParam({ control: 'date', label: 'Dzień', optional: true })).toMatchObject([{ optional: true }]);
    expect(withParam({ control: 'date', label: 'Dzień' })).toMatchObject([
      { optional: false, contract: { type: 'string', format: 'date' } },
    ]);
  });

  test('is optional when only one of two screens sends it', () => {
    const sources = { dane: { endpoint: '/a/dane', response: { type: 'object' as const } } };
    const calls = callsOf(buildDefinition('a'), buildDefinition('b', { sources }));
    expect(calls.find((call) => call.endpoint === '/a/dane')?.query).toMatchObject([{ name: 'rok', optional: true }]);
  });

  test('with a fixed value has the type of the value', () => {
    const sources = { dane: { endpoint: '/a', query: { strona: 1, tryb: 'pelny', zera: true }, response: { type: 'object' as const } } };
    expect(queryOf(buildDefinition('a', { sources }), '/a')?.map(({ name, contract }) => [name, contract.type])).toEqual([
      ['strona', 'number'],
      ['tryb', 'string'],
      ['zera', 'boolean'],
    ]);
  });
});

test('a form without a mapping sends its data, and downloads of rows and blocks are calls too', () => {
  const definition = buildDefinition('a', {
    sources: {},
    params: {},
    blocks: [
      {
        id: 'wniosek',
        block: 'form',
        title: 'Wniosek',
        schema: { type: 'object', required: ['tresc'], properties: { tresc: { type: 'string' }, uwagi: { type: 'string' } } },
        submit: { label: 'Wyślij', endpoint: '/wyslij', success: { message: 'Wysłano.' } },
      },
      {
        id: 'lista',
        block: 'table',
        title: 'Lista',
        rows: [{ id: 'a', cells: {} }],
        columns: [{ id: 'a', label: 'A' }],
        whenEmpty: 'Brak.',
        actions: [
          {
            id: 'pobierz',
            action: 'download',
            label: 'Pobierz',
            endpoint: '/decyzja/{id}/pdf',
            personal: true,
            query: { id: '=row.id' },
            fileName: 'decyzja.pdf',
          },
        ],
      },
      { id: 'plik', block: 'download', label: 'Pobierz', endpoint: '/plik', fileName: 'plik.zip' },
    ],
  });
  expect(callsOf(definition).map(({ method, endpoint, answer, personal }) => [method, endpoint, answer, personal])).toEqual([
    ['GET', '/a/dane/pdf', 'drawn', false],
    ['GET', '/decyzja/{id}/pdf', 'pdf', true],
    ['GET', '/plik', 'file', false],
    ['POST', '/wyslij', 'json', false],
  ]);
  expect(callsOf(definition).at(-1)?.body).toEqual([
    { name: 'tresc', optional: false, contract: { type: 'string', maxLength: 500 } },
    { name: 'uwagi', optional: true, contract: { type: 'string', maxLength: 500 } },
  ]);
});

test('a text and a list have the limit of the table of calls, else that of the form, else the usual one', () => {
  const schema = {
    type: 'object' as const,
    properties: {
      tresc: { type: 'string' as const, maxLength: 80 },
      podpis: { type: 'string' as const, maxLength: 80 },
      ids: { type: 'array' as const, items: { type: 'string' as const } },
    },
  };
  const definition = buildDefinition('a', {
    sources: {},
    params: {},
    blocks: [
      {
        id: 'wniosek',
        block: 'form',
        title: 'Wniosek',
        schema,
        submit: { label: 'Wyślij', endpoint: '/wyslij', success: { message: 'Wysłano.' } },
      },
    ],
  });
  const body = { type: 'object' as const, properties: { tresc: { type: 'string' as const, maxLength: 2_000 } } };
  const calls = { wyslij: { endpoint: '/wyslij', method: 'POST' as const, body, response: { type: 'object' as const } } };
  const call = officeCalls({ calls: { calls }, services: [{ slug: 'a', definition }] }).find(({ endpoint }) => endpoint === '/wyslij');
  expect(call?.body.map(({ name, contract }) => [name, contract.maxLength ?? contract.maxItems, contract.items?.maxLength])).toEqual([
    ['tresc', 2_000, undefined],
    ['podpis', 80, undefined],
    ['ids', 10_000, 500],
  ]);
});
