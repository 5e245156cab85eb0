import { describe, expect, test } from 'vitest';
import { buildDefinition } from './pack-for-tests';
import { flatCatalogue, textPlaces, translateDefinition, translateText } from './translate';

describe('a definition in another language', () => {
  const definition = buildDefinition('a', {
    blocks: [
      {
        id: 'tabela',
        block: 'table',
        title: 'Pozycje',
        rows: [{ id: 'razem', cells: { nazwa: 'Razem', kwota: '=dane.suma' } }],
        whenEmpty: 'Brak pozycji.',
        columns: [{ id: 'nazwa', label: 'Nazwa' }],
      },
    ],
  });
  const translated = translateDefinition(definition, textPlaces(definition), {
    title: 'Service',
    'params.rok.label': 'Year',
    'blocks.tabela.columns.nazwa.label': 'Name',
    'blocks.tabela.rows.razem.cells.nazwa': 'Total',
    'blocks.tabela.rows.razem.cells.kwota': 'never put in the place of a formula',
  });

  test('has each text in its place: title, param, column by its id, cell of a written row', () => {
    expect(translated.title).toBe('Service');
    expect(translated.params?.rok?.label).toBe('Year');
    expect(translated.blocks[0]).toMatchObject({ columns: [{ id: 'nazwa', label: 'Name' }], rows: [{ cells: { nazwa: 'Total' } }] });
  });

  test('keeps Polish where there is no translation, and formulas as they are', () => {
    expect(translated.blocks[0]).toMatchObject({ title: 'Pozycje', rows: [{ cells: { kwota: '=dane.suma' } }] });
  });

  test('leaves the Polish definition alone', () => {
    expect(definition.title).toBe('Usługa a');
  });
});

describe('a text', () => {
  test('keeps its values when its words change', () => {
    const original = { text: 'Stan na {{dzien}}', values: { dzien: { value: '=dane.dzien', format: 'date' as const } } };
    expect(translateText(original, 'As of {{dzien}}')).toEqual({ text: 'As of {{dzien}}', values: original.values });
  });

  test('keeps its count when its plural forms change', () => {
    const original = {
      plural: { one: '{{count}} osoba', few: '{{count}} osoby', many: '{{count}} osób', other: '{{count}} osoby' },
      count: '=values.n',
    };
    expect(translateText(original, { one: '{{count}} person', other: '{{count}} persons' })).toEqual({
      plural: { one: '{{count}} person', other: '{{count}} persons' },
      count: '=values.n',
    });
  });

  test('without a count takes the general form', () => {
    expect(translateText('Osoby', { one: 'Person', other: 'Persons' })).toBe('Persons');
  });
});

test('a catalogue becomes flat, with one key for each plural form, in alphabetical order', () => {
  expect(
    Object.entries(flatCatalogue({ rows: { one: 'wiersz', few: 'wiersze', many: 'wierszy', other: 'wiersza' }, actions: 'Działania' })),
  ).toEqual([
    ['actions', 'Działania'],
    ['rows_one', 'wiersz'],
    ['rows_few', 'wiersze'],
    ['rows_many', 'wierszy'],
    ['rows_other', 'wiersza'],
  ]);
});
