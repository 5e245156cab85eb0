import { expect, it } from 'vitest';
import { createSelection } from './selection';

it('an id is selected by one toggle and let go by the next, and every change is told', () => {
  const selection = createSelection<number>();
  const told: number[][] = [];
  const stop = selection.subscribe(() => told.push([...selection.chosen()]));
  selection.toggle(1);
  selection.toggle(2);
  selection.toggle(1);
  selection.choose([7, 8]);
  stop();
  selection.choose([]);
  expect(told).toEqual([[1], [1, 2], [2], [7, 8]]);
  expect(selection.chosen().size).toBe(0);
});

it('what was read before a change stays as it was', () => {
  const selection = createSelection<number>();
  const before = selection.chosen();
  selection.toggle(1);
  expect(before.size).toBe(0);
  expect(selection.chosen()).not.toBe(before);
  expect(selection.chosen()).toBe(selection.chosen());
});
