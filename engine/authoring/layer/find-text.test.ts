import { expect, test } from 'vitest';
import { encodeUtf8 } from '../parse/utf8';
import { noLayers } from '../source/base-layers';
import { findText } from './find-text';
import { groundOf } from './ground';

const service = {
  slug: 'nadplaty',
  title: 'Nadpłaty',
  sources: { lista: { call: 'x', response: { type: 'object' } } },
  blocks: [{ id: 'tabela', block: 'table', rows: '=lista.nadplaty', columns: [{ id: 'kwota', label: 'Kwota nadpłaty' }] }],
};
const files = {
  'services/nadplaty/service.json': service,
  'services/nadplaty/en.json': { 'blocks.tabela.columns.kwota.label': 'Amount overpaid', title: 'Overpayments' },
  'texts/pl.json': { 'table.empty': 'Brak danych', 'table.rows': { one: '{count} wiersz', other: '{count} wierszy' } },
};
const ground = groundOf(
  new Map(Object.entries(files).map(([name, value]) => [name, encodeUtf8(JSON.stringify(value))])),
  noLayers,
  'gmina',
);

test('words that a resident reads lead to the place in the definition, whatever their case and accents, in each language', () => {
  expect(findText(ground, 'kwota NADPLATY', 9)).toEqual([
    { file: 'services/nadplaty/service.json', path: '/blocks/tabela/columns/kwota/label', text: 'Kwota nadpłaty', language: 'pl' },
  ]);
  expect(findText(ground, 'overpaid', 9)).toEqual([
    { file: 'services/nadplaty/service.json', path: '/blocks/tabela/columns/kwota/label', text: 'Amount overpaid', language: 'en' },
  ]);
  expect(findText(ground, 'wierszy', 9)).toEqual([{ file: 'texts/pl.json', path: '/table.rows', text: '{count} wierszy', language: 'pl' }]);
});

test('formulas and names are no words of residents, and there are never more than were asked for', () => {
  expect(findText(ground, 'lista.nadplaty', 9)).toEqual([]);
  expect(findText(ground, '  ', 9)).toEqual([]);
  expect(findText(ground, 'a', 2)).toHaveLength(2);
});

test('a definition that is half written is searched as far as it goes', () => {
  const broken = {
    slug: 'x',
    title: null,
    blocks: [null, 3, { id: 'a', block: 'table', columns: {} }, { block: 'nowhere', text: [] }],
    params: [],
  };
  const half = groundOf(new Map([['services/x/service.json', encodeUtf8(JSON.stringify(broken))]]), noLayers, 'gmina');
  expect(findText(half, 'a', 9)).toEqual([]);
});
