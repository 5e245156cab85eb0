import { expect, it } from 'vitest';
import { hardSpaces, local } from './local';

it.each([
  ['Idź w lewo i w prawo', 'Idź w\u00a0lewo i\u00a0w\u00a0prawo'],
  ['W urzędzie', 'W\u00a0urzędzie'],
  ['(o czasie) „z góry”', '(o\u00a0czasie) „z\u00a0góry”'],
  ['<p>A tam</p> <a href="/x">u nas</a>', '<p>A\u00a0tam</p> <a href="/x">u\u00a0nas</a>'],
  ['Громада і ліс', 'Громада і\u00a0ліс'],
  ['rok 5 lat', 'rok 5 lat'],
])('%j keeps its one-letter words with the next one', (text, expected) => {
  expect(hardSpaces(text)).toBe(expected);
});

it('a text is Polish alone or in all four languages', () => {
  expect(local('Kto i gdzie')).toEqual({ pl: 'Kto i\u00a0gdzie' });
  expect(local('Tak', 'Yes', 'Ja', 'Так')).toEqual({ pl: 'Tak', en: 'Yes', de: 'Ja', uk: 'Так' });
});
