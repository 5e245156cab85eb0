import { expect, it } from 'vitest';
import { keyed } from './keyed';

it('tells items of the same name apart, and keeps their order', () => {
  const list = keyed(['a', 'b', 'a'], (item) => item);
  expect(list.map(({ item }) => item)).toEqual(['a', 'b', 'a']);
  expect(new Set(list.map(({ key }) => key)).size).toBe(3);
});
