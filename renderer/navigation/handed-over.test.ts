import { expect, it } from 'vitest';
import { pageKey } from './handed-over';

it('tells pages at one address apart by what was handed over', () => {
  expect(pageKey({ nazwaPliku: 'a.html' })).not.toBe(pageKey({ nazwaPliku: 'b.html' }));
  expect(pageKey({ nazwaPliku: 'a.html' })).toBe(pageKey({ nazwaPliku: 'a.html' }));
});

it('leaves aside where blocks stand, and takes nothing for nothing', () => {
  expect(pageKey({ nazwaPliku: 'a.html', places: { procedury: [1] } })).toBe(pageKey({ nazwaPliku: 'a.html' }));
  for (const nothing of [null, undefined, {}, { places: { procedury: [1] } }, 'x', 7]) expect(pageKey(nothing)).toBe('');
});
