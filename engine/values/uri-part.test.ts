import { expect, it } from 'vitest';
import { encodeAddress, encodePart, wellFormed } from './uri-part';

it('encodes as a browser does, and half a character as one that is not known', () => {
  expect(encodePart('Łąka 1/2 🚰')).toBe(encodeURIComponent('Łąka 1/2 🚰'));
  expect(encodePart('a\ud800b\udc00')).toBe(encodeURIComponent('a\uFFFDb\uFFFD'));
  expect(encodeAddress('łąka@gmina.pl?x=1')).toBe(encodeURI('łąka@gmina.pl?x=1'));
  expect(encodeAddress('a\ud800@gmina.pl')).toBe('a%EF%BF%BD@gmina.pl');
  expect(wellFormed('🚰\udeb0')).toBe('🚰\uFFFD');
});
