import { expect, it } from 'vitest';
import { withWords, wordsInAddress } from './words-in-address';

it.each(['dochody', '1 234,50', 'a&b=c#d%', 'łąka + „ul.”', '<script>'])('%j comes back from the address as it was', (words) => {
  expect(wordsInAddress(withWords('', 'tabela', words), 'tabela')).toBe(words);
});

it('words of one table leave params and other tables as they were', () => {
  const query = withWords('?rok=2026&inna.q=las', 'tabela', 'dom');
  expect(new URLSearchParams(query).get('rok')).toBe('2026');
  expect(wordsInAddress(query, 'inna')).toBe('las');
  expect(withWords(query, 'tabela', '')).toBe('?rok=2026&inna.q=las');
});

it('an address whose last words are cleared has no question mark, and one without words has none to read', () => {
  expect(withWords('?tabela.q=dom', 'tabela', '')).toBe('');
  expect(wordsInAddress('?rok=2026', 'tabela')).toBe('');
});
