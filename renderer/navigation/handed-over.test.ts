import { expect, it } from 'vitest';
import { isSamePage, pageKey } from './handed-over';

it('tells pages at one address apart by what was handed over', () => {
  expect(pageKey({ nazwaPliku: 'a.html' })).not.toBe(pageKey({ nazwaPliku: 'b.html' }));
  expect(pageKey({ nazwaPliku: 'a.html' })).toBe(pageKey({ nazwaPliku: 'a.html' }));
});

it('leaves aside where blocks stand, and takes nothing for nothing', () => {
  expect(pageKey({ nazwaPliku: 'a.html', places: { procedury: [1] } })).toBe(pageKey({ nazwaPliku: 'a.html' }));
  for (const nothing of [null, undefined, {}, { places: { procedury: [1] } }, 'x', 7]) expect(pageKey(nothing)).toBe('');
});

it('knows a place on the page from the same address opened with something else', () => {
  const page = { pathname: '/karta', hash: '', state: { karta: 7 } };
  expect(isSamePage({ ...page, state: { karta: 7, places: { a: [1] } } }, page)).toBe(true);
  expect(isSamePage({ ...page, hash: '#tresc', state: null }, page)).toBe(true);
  expect(isSamePage({ ...page, state: { karta: 8 } }, page)).toBe(false);
  expect(isSamePage({ ...page, state: null }, page)).toBe(false);
  expect(isSamePage({ ...page, pathname: '/inna' }, page)).toBe(false);
});
