import { expect, test } from 'vitest';
import { type Scope, scopeOf } from './scope';

test('a name is read from the nearest scope that has it', () => {
  const screen = scopeOf({ params: { rok: 2025 }, row: 'outer' });
  const row = scopeOf({ row: 'inner' }, screen);
  expect([row.find('row'), screen.find('row'), row.find('params'), row.find('toString')]).toEqual(['inner', 'outer', { rok: 2025 }, null]);
  expect(row.extended({ more: 1 }).find('params')).toEqual({ rok: 2025 });
  expect(row.find('more')).toBeNull();
});

test('the types refuse an object spread from a scope, whose names formulas would not find', () => {
  const screen = scopeOf({ params: {} });
  const spread = { ...screen, row: 1 };
  const passes: typeof spread extends Scope ? true : false = false;
  expect(passes).toBe(false);
});
