import { describe, expect, it } from 'vitest';
import { translator } from './translator';

const polish = { row_one: '{{count}} wiersz', row_few: '{{count}} wiersze', row_many: '{{count}} wierszy', row_other: '{{count}} wiersza' };
const ukrainian = { row_one: '{{count}} рядок', row_few: '{{count}} рядки', row_many: '{{count}} рядків', row_other: '{{count}} рядка' };

describe('a text', () => {
  it.each([
    [0, '0 wierszy'],
    [1, '1 wiersz'],
    [2, '2 wiersze'],
    [5, '5 wierszy'],
    [12, '12 wierszy'],
    [22, '22 wiersze'],
    [25, '25 wierszy'],
    [101, '101 wierszy'],
    [1.5, '1.5 wiersza'],
  ])('has the Polish plural form of %d', (count, words) => {
    expect(translator('pl', polish)('row', { count })).toBe(words);
  });

  it.each([
    [1, '1 рядок'],
    [21, '21 рядок'],
    [11, '11 рядків'],
    [3, '3 рядки'],
  ])('has the Ukrainian plural form of %d', (count, words) => {
    expect(translator('uk', ukrainian)('row', { count })).toBe(words);
  });

  it('has the forms of the languages that know two', () => {
    expect(['de', 'en'].map((language) => translator(language, { row_one: 'one', row_other: 'more' })('row', { count: 2 }))).toEqual([
      'more',
      'more',
    ]);
    expect(translator('en', { row_one: 'one', row_other: 'more' })('row', { count: 1 })).toBe('one');
  });

  it('has its values in their places, whatever they contain', () => {
    const t = translator('pl', { greet: 'Dzień dobry, {{name}} z {{ place }}! {{name}}' });
    expect(t('greet', { name: '$& {{place}}', place: 'Brzezia' })).toBe('Dzień dobry, $& {{place}} z Brzezia! $& {{place}}');
    expect(t('greet')).toBe('Dzień dobry,  z ! ');
    expect(translator('pl', { own: '{{constructor}}' })('own', {})).toBe('');
  });

  it('that is missing is its key, a missing plural form the text without number', () => {
    const t = translator('pl', { one: 'bez liczby' });
    expect([t('none'), t('constructor'), t('one', { count: 3 })]).toEqual(['none', 'constructor', 'bez liczby']);
  });
});
