import { expect, it } from 'vitest';
import { pairwiseSample } from './pairwise-sample';

const states = ['a', 'b', 'c', 'd'].flatMap((first) =>
  ['x', 'y', 'z'].flatMap((second) => [1, 2].map((third) => ({ first, second, third }))),
);

it('keeps every pair of values in fewer states', () => {
  const sample = pairwiseSample(states);
  expect(sample.length).toBeLessThan(states.length);
  for (const { first, second, third } of states) {
    expect(sample.some((state) => state.first === first && state.second === second)).toBe(true);
    expect(sample.some((state) => state.first === first && state.third === third)).toBe(true);
    expect(sample.some((state) => state.second === second && state.third === third)).toBe(true);
  }
});

it('is the same for the same states', () => {
  expect(pairwiseSample(states)).toEqual(pairwiseSample([...states]));
});
