import { describe, expect, it } from 'vitest';
import { buildContext, buildService } from '../../authoring/compile/build-service-for-tests';
import { createCel } from '../../cel';
import { createEvaluator } from '../../expressions';
import type { ServiceDefinition } from '../../language/language.generated';
import { decodeParams, encodeParams } from '../../runtime/param-address';
import { planScreen } from '../../runtime/plan-screen';
import { resolveService } from '../../runtime/resolve-service';
import type { ParamInputs } from '../../screen/field-model';
import type { Sources } from '../../screen/source-state';
import { field } from './field';

const evaluate = createEvaluator(createCel());
const street = { type: 'object', properties: { id: { type: 'integer' }, nazwa: { type: 'string' } } } as const;
const definition: Partial<ServiceDefinition> & Pick<ServiceDefinition, 'blocks'> = {
  sources: {
    ulice: { endpoint: '/ulice', query: { nazwa: '=letters' }, response: { type: 'array', items: street } },
    domy: { endpoint: '/domy', query: { ulica: '=params.ulica' }, response: { type: 'array', items: { type: 'string' } } },
  },
  params: {
    ulica: {
      control: 'search-select',
      label: 'Ulica',
      options: '=ulice',
      optionValue: '=option.id',
      optionLabel: '=option.nazwa',
      ask: { source: 'ulice' },
    },
  },
  blocks: [{ id: 'domy', block: 'text', text: { text: '{{ile}}', values: { ile: { value: '=size(domy)' } } } }],
};
const service = buildService(definition);
const streets: Sources = {
  ulice: {
    status: 'ready',
    data: [
      { id: 7, nazwa: 'Leśna' },
      { id: 8, nazwa: 'Leśna Polana' },
    ],
  },
};

const demandsOf = (typed: ParamInputs, sources: Sources = {}) =>
  planScreen(service, { typed, applied: null }, sources, evaluate, buildContext({})).demands;
const paramOf = (typed: ParamInputs, sources: Sources = {}) =>
  resolveService(service, { typed, applied: null }, sources, evaluate, buildContext({})).params[0];

describe('a choice for which the office is asked while letters are typed', () => {
  it('asks from three letters on, with what is typed as it is, also if it looks like a formula', () => {
    expect(demandsOf({}).ulice).toEqual({ kind: 'wait', for: 'params' });
    expect(demandsOf({ ulica: ['', ' le '] }).ulice).toEqual({ kind: 'wait', for: 'params' });
    expect(demandsOf({ ulica: ['', ' leś '] }).ulice).toMatchObject({ kind: 'send', request: { query: { nazwa: 'leś' } } });
    expect(demandsOf({ ulica: ['', '=params.ulica'] }).ulice).toMatchObject({
      kind: 'send',
      request: { query: { nazwa: '=params.ulica' } },
    });
  });

  it('is missing until an entry is chosen, and what reads it goes on with its value as the office sent it', () => {
    expect(paramOf({})).toMatchObject({ status: 'ready', isEmpty: true, problem: 'rules.required', asks: { letters: '', from: 3 } });
    expect(demandsOf({ ulica: ['', 'leś'] }, streets).domy).toEqual({ kind: 'wait', for: 'params' });
    expect(paramOf({ ulica: ['7', 'leś'] }, streets)).toMatchObject({
      chosen: ['7'],
      problem: null,
      words: 'Leśna',
      asks: { letters: 'leś' },
    });
    expect(demandsOf({ ulica: ['7', 'leś'] }, streets).domy).toMatchObject({ kind: 'send', request: { query: { ulica: '7' } } });
  });

  it('stands while it is asked for again, and goes when the office does not know it', () => {
    expect(paramOf({ ulica: ['7', 'leś'] }, { ulice: { status: 'loading' } })).toMatchObject({ status: 'loading', chosen: ['7'] });
    expect(paramOf({ ulica: ['9', 'leś'] }, streets)).toMatchObject({ status: 'ready', chosen: [], problem: 'rules.required' });
  });

  it('finds nothing without having nothing to choose from', () => {
    expect(paramOf({ ulica: ['', 'xyz'] }, { ulice: { status: 'ready', data: [] } })).toMatchObject({ status: 'ready', options: [] });
  });

  it('stands in an address with the letters that found it, so that the office says again what it is', () => {
    const whole = service.definition;
    const query = encodeParams(whole, { ulica: ['7', 'ul. Łąkowa, 3'] });
    expect(query).toEqual({ ulica: '7,ul.%20%C5%81%C4%85kowa%2C%203' });
    expect(decodeParams(whole, query)).toEqual({ ulica: ['7', 'ul. Łąkowa, 3'] });
    expect(encodeParams(whole, { ulica: ['', 'leś'] })).toEqual({ ulica: '' });
    expect(decodeParams(whole, { ulica: '' })).toEqual({ ulica: ['', ''] });
    expect(field.inputOfValue('7', { control: 'search-select', ask: { source: 'ulice' } }, undefined, undefined)).toEqual(['7', '7']);
  });
});

describe('a choice from a long list that is there', () => {
  const given = buildService({
    params: {
      kraj: {
        control: 'search-select',
        label: 'Kraj',
        options: [
          { id: 'PL', label: 'Polska' },
          { id: 'UA', label: 'Ukraina' },
        ],
      },
    },
    blocks: [{ id: 'opis', block: 'text', text: { text: '{{kraj}}', values: { kraj: { value: '=params.kraj' } } } }],
  });
  const param = (typed: ParamInputs) => resolveService(given, { typed, applied: null }, {}, evaluate, buildContext({})).params[0];

  it('begins with nothing chosen, and is a key in its address', () => {
    expect(param({})).toMatchObject({ chosen: [], asks: null, searchFrom: 15, problem: 'rules.required' });
    expect(param({ kraj: 'UA' })).toMatchObject({ chosen: ['UA'], problem: null, words: 'Ukraina' });
    expect(encodeParams(given.definition, { kraj: 'UA' })).toEqual({ kraj: 'UA' });
    expect(decodeParams(given.definition, { kraj: 'UA' })).toEqual({ kraj: 'UA' });
  });
});
