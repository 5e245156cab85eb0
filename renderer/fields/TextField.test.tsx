import { expect, it } from 'vitest';
import { acceptText } from './TextField';

it('takes only digits, at most as many as the field holds, also when a spaced number is pasted [VOTE-05]', () => {
  expect(acceptText('440 514-01a3599', 'digits', 11)).toBe('44051401359');
});

it('takes any text where any is accepted, up to its length', () => {
  expect(acceptText('ul. Leśna 5', 'any', 9)).toBe('ul. Leśna');
  expect(acceptText('ul. Leśna 5', 'any', null)).toBe('ul. Leśna 5');
});
