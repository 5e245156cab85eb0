import { expect, it } from 'vitest';
import { encodePart } from './encode-part';

it('encodes as a browser does, and half a character as one that is not known', () => {
  expect(encodePart('Łąka 1/2 🚰')).toBe(encodeURIComponent('Łąka 1/2 🚰'));
  expect(encodePart('a\ud800b\udc00')).toBe(encodeURIComponent('a\uFFFDb\uFFFD'));
});
