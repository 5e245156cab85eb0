import { expect, it } from 'vitest';
import { parseStoredVisits, readVisits } from './visit-counter';

it('is shown only when czyWlaczony is true', () => {
  expect(readVisits({ czyWlaczony: true, wartoscLicznika: 128407 })).toBe(128407);
  expect(readVisits({ czyWlaczony: true, wartoscLicznika: 0 })).toBe(0);
  expect(readVisits({ czyWlaczony: false, wartoscLicznika: 128407 })).toBeNull();
  expect(readVisits({ czyWlaczony: 'true', wartoscLicznika: 128407 })).toBeNull();
});

it.each([null, 'x', {}, { czyWlaczony: true }, { czyWlaczony: true, wartoscLicznika: -1 }, { czyWlaczony: true, wartoscLicznika: 1.5 }])(
  '%j has no value to show',
  (answer) => {
    expect(readVisits(answer)).toBeNull();
  },
);

it('restores a stored number and nothing else', () => {
  expect(parseStoredVisits('128407')).toBe(128407);
  for (const stored of [null, '', '-5', '1e3', 'abc', '9'.repeat(40)]) expect(parseStoredVisits(stored)).toBeNull();
});
