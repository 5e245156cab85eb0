import { expect, it } from 'vitest';
import { breakable, firstPart, mostLetters, shortened } from './long-words';

it('parts of a text make the whole text, and no character is cut in two', () => {
  const text = `${'ż'.repeat(99)}🚰${'x'.repeat(5_000)} koniec\n`;
  expect(breakable(text).join('')).toBe(text);
  expect(Math.max(...breakable(text).map((part) => Array.from(part).length))).toBe(100);
  expect(breakable('')).toEqual([]);
});

it('the first part ends at a whole character', () => {
  expect(firstPart('x'.repeat(9_000))).toHaveLength(mostLetters);
  expect(firstPart(`${'x'.repeat(mostLetters - 1)}🚰🚰`)).toBe('x'.repeat(mostLetters - 1));
});

it('a line is shortened only when it is longer', () => {
  expect(shortened('Ogrodowa 7', 10)).toBe('Ogrodowa 7');
  expect(shortened('Ogrodowa 7a', 10)).toBe('Ogrodowa …');
});
