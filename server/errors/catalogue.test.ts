import { expect, it } from 'vitest';
import { officeErrors } from './catalogue';

const entries = Object.entries(officeErrors);

it('every error has a number of its own', () => {
  expect(new Set(entries.map(([, { kod }]) => kod)).size).toBe(entries.length);
});

it('503, which closes the portal for the resident, is answered only while nothing of the office can be had', () => {
  const names = entries.filter(([, { status }]) => status === 503).map(([name]) => name);
  expect(names).toEqual(['maintenance', 'databaseUnavailable', 'stopping']);
});
