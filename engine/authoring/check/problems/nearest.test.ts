import { describe, expect, it } from 'vitest';
import { word } from '../../messages';
import { listNames, nearest } from './nearest';

describe('nearest', () => {
  it.each([
    ['monney', 'money'],
    ['tabel', 'table'],
    ['Rozdzial', 'rozdzial'],
    ['kwtoa', 'kwota'],
    ['rk', 'rok'],
  ])('finds for %s the name %s', (name, expected) => {
    expect(nearest(name, ['rozdzial', 'money', 'table', 'kwota', 'rok', 'integer'])).toBe(expected);
  });

  it('suggests nothing when nothing is near', () => {
    expect(nearest('podatek', ['rok', 'kwota'])).toBeNull();
    expect(nearest('x'.repeat(10_000), ['rok'])).toBeNull();
  });

  it('suggests nothing when two names are equally near, whichever comes first', () => {
    expect(nearest('rok3', ['rok1', 'rok2'])).toBeNull();
    expect(nearest('rok3', ['rok1', 'rok1', 'rokk33'])).toBe('rok1');
    expect(nearest('kwotaX', ['kwotaAB', 'kwota'])).toBe('kwota');
  });

  it('never suggests the name itself', () => {
    expect(nearest('rok', ['rok'])).toBeNull();
  });
});

describe('listNames', () => {
  it('shortens a long list and says so', () => {
    expect(word(listNames(['a', 'b', 'c'], 2), 'en')).toBe('a, b and 1 more');
    expect(word(listNames([]), 'en')).toBe('there are none');
  });
});
