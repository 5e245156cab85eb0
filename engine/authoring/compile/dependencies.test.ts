import { describe, expect, test } from 'vitest';
import type { ServiceDefinition } from '../../language/language.generated';
import { dependenciesOf } from './dependencies';
import { buildDefinition } from './pack-for-tests';

describe('order', () => {
  test('puts the years before the choice of a year, and the choice before what is asked with it', () => {
    expect(dependenciesOf(buildDefinition('a')).order).toEqual(['source:lata', 'param:rok', 'source:dane']);
  });

  test('puts a computed value between what it reads and what reads it', () => {
    const definition = buildDefinition('a', {
      values: { drugi: '=values.pierwszy + 1', pierwszy: '=params.rok + 1' },
      sources: {
        lata: { endpoint: '/lata', response: { type: 'object' } },
        dane: { endpoint: '/dane', query: { rok: '=values.drugi' }, response: { type: 'object' } },
      },
    });
    expect(dependenciesOf(definition).order).toEqual(['source:lata', 'param:rok', 'value:pierwszy', 'value:drugi', 'source:dane']);
  });

  test('ends even for a cycle, which only the checker may judge', () => {
    const definition = buildDefinition('a', { values: { a: '=values.b', b: '=values.a' } });
    expect(dependenciesOf(definition).order).toContain('value:a');
  });
});

describe('reads', () => {
  const definition: ServiceDefinition = buildDefinition('a', {
    blocks: [
      { id: 'wykres', block: 'chart', kind: 'bar', title: 'Wykres', table: 'tabela', category: 'nazwa', value: 'kwota', summary: 'Suma.' },
      {
        id: 'sekcja',
        block: 'section',
        title: 'Sekcja',
        blocks: [
          {
            id: 'tabela',
            block: 'table',
            title: 'Pozycje',
            rows: '=dane.lista.filter(lata, lata.kwota > 0)',
            whenEmpty: 'Brak.',
            columns: [{ id: 'nazwa', label: 'Nazwa', value: '=row.nazwa' }],
            details: {
              show: 'Pokaż',
              hide: 'Ukryj',
              blocks: [{ id: 'opis', block: 'text', text: { text: '{{rok}}', values: { rok: { value: '=params.rok' } } } }],
            },
          },
        ],
      },
    ],
  });
  const { reads } = dependenciesOf(definition);

  test('a nested block counts for itself and for every block around it', () => {
    expect(reads['block:opis']).toEqual(['param:rok']);
    expect(reads['block:tabela']).toEqual(['source:dane', 'param:rok']);
    expect(reads['block:sekcja']).toEqual(['source:dane', 'param:rok']);
  });

  test('a chart waits for what its table reads', () => {
    expect(reads['block:wykres']).toEqual(['source:dane', 'param:rok']);
  });

  test('a name bound by filter is no source, even when a source has that name', () => {
    expect(reads['block:tabela']).not.toContain('source:lata');
  });

  test('the PDF reads what its query reads', () => {
    expect(reads.pdf).toEqual(['param:rok']);
  });

  test('the chosen entry of a list is read from its param', () => {
    const byEntry = buildDefinition('a', { values: { punkt: '=chosen.rok' } });
    expect(dependenciesOf(byEntry).reads['value:punkt']).toEqual(['param:rok']);
  });

  test('a formula that picks a param while it runs reads all of them', () => {
    const picking = buildDefinition('a', { values: { wybrany: '=params[variant.pole]' } });
    expect(dependenciesOf(picking).reads['value:wybrany']).toEqual(['param:rok']);
  });
});

test('every formula that is more than a path is written out, so that no screen reads CEL', () => {
  expect(dependenciesOf(buildDefinition('a'))).toMatchObject({ formulas: {} });
  expect(dependenciesOf(buildDefinition('a', { values: { suma: '=params.rok + 1', rok: '=params.rok' } })).formulas).toEqual({
    '=params.rok + 1': {
      kind: 'compute',
      by: '+',
      left: { kind: 'path', path: ['params', 'rok'] },
      right: { kind: 'value', value: 1 },
    },
  });
});
