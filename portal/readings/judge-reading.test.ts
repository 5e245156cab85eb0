import { expect, test } from 'vitest';
import { readingWords, usedBetween } from './judge-reading';

test('a reading has the places of its meter, and further ones that the office sends stay', () => {
  expect(readingWords(1234.5, 3)).toBe('1\u00a0234,500');
  expect(readingWords(48210, 0)).toBe('48\u00a0210');
  expect(readingWords(0.0625, 3)).toBe('0,0625');
  expect(readingWords(7, null)).toBe('7');
});

test('what was used is exact, where floats are not', () => {
  expect(usedBetween(0.1, 0.3)).toBe(0.2);
  expect(usedBetween(1234.567, 1234.568)).toBe(0.001);
  expect(usedBetween(48210, 48210)).toBe(0);
});
